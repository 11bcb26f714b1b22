import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { NewClientRequest } from '@alveole/contracts/software-client';
import { clientKinds } from '@alveole/domain';
import type { ClientKind, Scope } from '@alveole/domain';
import { CheckboxGroup, Dialog, DialogActs, Form, RadioGroup, Select, Stack, TextArea, TextField } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ShopField } from '../list-repairs/shop-field.tsx';
import { faultsOf, urisIn } from './client-faults.ts';
import type { ClientDraft } from './client-faults.ts';
import { kindTexts, refusals, scopeOptionsOf, texts } from './manage-clients.text.ts';

export interface NewClientDialogProps {
  readonly api: RemoteProps['api'];
  readonly funders: readonly { readonly id: string; readonly name: string }[];
  readonly onCreate: (request: NewClientRequest) => Promise<void>;
  readonly onClose: () => void;
}

const emptyDraft: ClientDraft = { name: '', reason: '', kind: 'programme', scopes: [] };

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
    const redirectUris = draft.kind === 'shops' ? urisIn(draft) : undefined;
    setPending(true);
    try {
      await onCreate({ name: name.trim(), reason: reason.trim(), scopes, entityId, funderId, redirectUris });
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
      setPending(false);
    }
  };
  const acts = <DialogActs label={texts.add} onCancel={onClose} form={formId} isPending={isPending} />;
  const kinds = clientKinds.filter((kind) => kind !== 'funder' || funders.length > 0);
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
          <RadioGroup<ClientKind>
            label={texts.binding}
            hint={texts.bindingHint}
            options={kinds.map((value) => ({ value, ...kindTexts[value] }))}
            value={draft.kind}
            onChange={(kind) => change({ kind, scopes: [], entityId: undefined, funderId: undefined })}
          />
          {draft.kind === 'shop' ? (
            <ShopField
              api={api}
              name={undefined}
              value={draft.entityId}
              error={faults.entityId}
              onChange={(entityId) => change({ entityId })}
              onType={() => undefined}
            />
          ) : null}
          {draft.kind === 'funder' ? (
            <Select
              label={texts.funder}
              error={faults.funderId}
              options={funders.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.funderId ?? null}
              onChange={(funderId) => change({ funderId: funderId ?? undefined })}
            />
          ) : null}
          {draft.kind === 'shops' ? (
            <TextArea
              label={texts.redirectUris}
              rows={2}
              hint={texts.redirectUrisHint}
              error={faults.redirectUris}
              value={draft.redirectUris ?? ''}
              onChange={(redirectUris) => change({ redirectUris })}
            />
          ) : null}
          <CheckboxGroup<Scope>
            label={texts.rights}
            error={faults.scopes}
            options={scopeOptionsOf(draft.kind)}
            value={draft.scopes}
            onChange={(scopes) => change({ scopes })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
