import { frenchMessage } from '@alveole/api-client';
import { integrationTypeLabels, isOwnMachineUrl, isWebhookUrl } from '@alveole/domain';
import type { IntegrationType } from '@alveole/domain';
import { CheckboxGroup, Dialog, DialogActs, Form, Stack, TextField } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { refusals, texts } from './manage-webhooks.text.ts';
import type { WebhookDraft } from './use-webhooks.ts';

export interface WebhookFormProps {
  readonly title: string;
  /** The verb of the act. */
  readonly label: string;
  /** Types that the scopes of the client cover. */
  readonly offered: readonly IntegrationType[];
  /** The types of a webhook whose address stands; absent: a new one is asked for. */
  readonly types?: readonly IntegrationType[];
  readonly onSave: (draft: WebhookDraft) => Promise<void>;
  readonly onClose: () => void;
}

/** Where software is told, and of which events; of a webhook that is there, of which events alone. */
export function WebhookForm({ title, label, offered, types, onSave, onClose }: WebhookFormProps): ReactNode {
  const formId = useId();
  const isNew = types === undefined;
  const [initial] = useState<WebhookDraft>({ url: '', types: types ?? offered });
  const [draft, setDraft] = useState(initial);
  const [wasSent, setWasSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const faults = faultsOf(draft, isNew);
  const send = async (): Promise<void> => {
    setWasSent(true);
    setFailure(undefined);
    if (faults.url ?? faults.types) return;
    setPending(true);
    try {
      await onSave({ ...draft, url: draft.url.trim() });
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
      setPending(false);
    }
  };
  const acts = <DialogActs label={label} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} isUnsaved={draft !== initial} footer={acts}>
      <Form id={formId} onSubmit={() => void send()} error={failure}>
        <Stack gap="200">
          {isNew ? (
            <TextField
              label={texts.url}
              hint={texts.urlHint}
              error={wasSent ? faults.url : undefined}
              value={draft.url}
              onChange={(url) => setDraft({ ...draft, url })}
              autoComplete="off"
              inputMode="url"
            />
          ) : null}
          <CheckboxGroup<IntegrationType>
            label={texts.types}
            error={wasSent ? faults.types : undefined}
            options={offered.map((value) => ({ value, label: integrationTypeLabels[value] }))}
            value={draft.types}
            onChange={(chosen) => setDraft({ ...draft, types: chosen })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

function faultsOf({ url, types }: WebhookDraft, isNew: boolean): { url?: string; types?: string } {
  const isAddress = isWebhookUrl(url.trim()) || isOwnMachineUrl(url.trim());
  return {
    ...(isNew && !isAddress && { url: texts.urlWrong }),
    ...(types.length === 0 && { types: texts.typesNeeded }),
  };
}
