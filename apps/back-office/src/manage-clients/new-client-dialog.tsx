import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { NewClientRequest } from '@alveole/contracts/software-client';
import { clientBindings } from '@alveole/domain';
import type { ClientBinding, Scope } from '@alveole/domain';
import { CheckboxGroup, Dialog, DialogActs, Form, RadioGroup, Select, Stack, TextArea, TextField } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ShopField } from '../list-repairs/shop-field.tsx';
import { faultsOf } from './client-faults.ts';
import type { ClientDraft } from './client-faults.ts';
import { bindingTexts, refusals, scopeOptionsOf, texts } from './manage-clients.text.ts';

export interface NewClientDialogProps {
  readonly api: RemoteProps['api'];
  readonly funders: readonly { readonly id: string; readonly name: string }[];
  readonly onCreate: (request: NewClientRequest) => Promise<void>;
  readonly onClose: () => void;
}

const emptyDraft: ClientDraft = { name: '', reason: '', binding: 'programme', scopes: [] };

/** Gives software access: what it is, to what it is bound, and what it may do. */
export function NewClientDialog({ api, funders, onCreate, onClose }: NewClientDialogProps): ReactNode {
  const formId = useId();
  const [draft, setDraft] = useState<ClientDraft>(emptyDraft);
  const [wasSent, setWasSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (fields: Partial<ClientDraft>) => setDraft((former) => ({ ...former, ...fields }));
  const faults = wasSent ? faultsOf(draft) : {};
  const send = async (): Promise<void> => {
    setWasSent(true);
    setFailure(undefined);
    if (Object.keys(faultsOf(draft)).length > 0) return;
    const { name, reason, scopes, entityId, funderId } = draft;
    setPending(true);
    try {
      await onCreate({ name: name.trim(), reason: reason.trim(), scopes, entityId, funderId });
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
      setPending(false);
    }
  };
  const acts = <DialogActs label={texts.add} onCancel={onClose} form={formId} isPending={isPending} />;
  const bindings = clientBindings.filter((binding) => binding !== 'funder' || funders.length > 0);
  return (
    <Dialog isOpen onClose={onClose} title={texts.addTitle} isUnsaved={draft !== emptyDraft} footer={acts}>
      <Form id={formId} onSubmit={() => void send()} error={failure}>
        <Stack gap="200">
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            error={faults.name}
            value={draft.name}
            onChange={(name) => change({ name })}
            autoComplete="off"
          />
          <TextArea
            label={texts.reason}
            rows={2}
            hint={texts.reasonHint}
            error={faults.reason}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
          />
          <RadioGroup<ClientBinding>
            label={texts.binding}
            hint={texts.bindingHint}
            options={bindings.map((value) => ({ value, ...bindingTexts[value] }))}
            value={draft.binding}
            onChange={(binding) => change({ binding, scopes: [], entityId: undefined, funderId: undefined })}
          />
          {draft.binding === 'shop' ? (
            <ShopField
              api={api}
              name={undefined}
              value={draft.entityId}
              error={faults.entityId}
              onChange={(entityId) => change({ entityId })}
              onType={() => undefined}
            />
          ) : null}
          {draft.binding === 'funder' ? (
            <Select
              label={texts.funder}
              error={faults.funderId}
              options={funders.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.funderId ?? null}
              onChange={(funderId) => change({ funderId: funderId ?? undefined })}
            />
          ) : null}
          <CheckboxGroup<Scope>
            label={texts.rights}
            error={faults.scopes}
            options={scopeOptionsOf(draft.binding)}
            value={draft.scopes}
            onChange={(scopes) => change({ scopes })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
