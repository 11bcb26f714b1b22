import { frenchMessage } from '@alveole/api-client';
import type { NewPersonRequest } from '@alveole/contracts/person-request';
import { calendarDay, personRequestChannelLabels, personRequestKindLabels, personRequestKinds } from '@alveole/domain';
import type { PersonRequestKind } from '@alveole/domain';
import { DateField, Dialog, DialogActs, Form, RadioGroup, Stack, TextField } from '@alveole/ui';
import { mail, mobile } from '@alveole/validation';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { newTexts as texts, refusals } from './manage-person-requests.text.ts';

type Channel = NewPersonRequest['channel'];

interface Draft {
  readonly kind: PersonRequestKind;
  readonly channel: Channel;
  readonly name: string;
  readonly contact: string;
  readonly receivedOn: string;
}

const channels: readonly Channel[] = ['letter', 'mail'];
const emptyDraft: Draft = { kind: 'access', channel: 'letter', name: '', contact: '', receivedOn: '' };

export interface NewRequestDialogProps {
  readonly onCreate: (request: NewPersonRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens the request of somebody who wrote to the desk. */
export function NewRequestDialog({ onCreate, onClose }: NewRequestDialogProps): ReactNode {
  const formId = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const [wasSent, setWasSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (fields: Partial<Draft>) => setDraft((former) => ({ ...former, ...fields }));
  const faults: ReturnType<typeof faultsOf> = wasSent ? faultsOf(draft) : {};
  const send = async (): Promise<void> => {
    setWasSent(true);
    if (Object.values(faultsOf(draft)).some(Boolean)) return;
    setPending(true);
    try {
      const { kind, channel, name, contact, receivedOn } = draft;
      await onCreate({ kind, channel, name: name.trim(), receivedOn, ...contactOf(contact) });
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
      setPending(false);
    }
  };
  const acts = <DialogActs label={texts.save} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} isUnsaved={draft !== emptyDraft} footer={acts}>
      <Form id={formId} onSubmit={() => void send()} error={failure}>
        <Stack gap="200">
          <RadioGroup<PersonRequestKind>
            label={texts.kind}
            options={personRequestKinds.map((value) => ({ value, label: personRequestKindLabels[value] }))}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <RadioGroup<Channel>
            label={texts.channel}
            orientation="horizontal"
            options={channels.map((value) => ({ value, label: personRequestChannelLabels[value] }))}
            value={draft.channel}
            onChange={(channel) => change({ channel })}
          />
          <TextField
            label={texts.name}
            error={faults.name}
            value={draft.name}
            onChange={(name) => change({ name })}
            autoComplete="off"
          />
          <TextField
            label={texts.contact}
            hint={texts.contactHint}
            error={faults.contact}
            value={draft.contact}
            onChange={(contact) => change({ contact })}
            autoComplete="off"
          />
          <DateField
            label={texts.receivedOn}
            error={faults.receivedOn}
            value={draft.receivedOn}
            onChange={(receivedOn) => change({ receivedOn })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

const shortestName = 2;

function faultsOf({
  name,
  contact,
  receivedOn,
}: Draft): Partial<Record<'name' | 'contact' | 'receivedOn', string | undefined>> {
  const rule = contact.includes('@') ? mail : mobile;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(receivedOn) && receivedOn <= calendarDay(new Date());
  return {
    name: name.trim().length < shortestName ? texts.required : undefined,
    contact: contact.trim() === '' ? undefined : rule.safeParse(contact).error?.issues[0]?.message,
    receivedOn: isDay ? undefined : texts.receivedOnNeeded,
  };
}

function contactOf(contact: string): Pick<NewPersonRequest, 'mobile' | 'mail'> {
  if (contact.trim() === '') return {};
  return contact.includes('@') ? { mail: mail.parse(contact) } : { mobile: mobile.parse(contact) };
}
