import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import { decideFlag, maxFlagReason, calendarDay } from '@alveole/domain';
import type { FlagSubject } from '@alveole/domain';
import { DateField, Dialog, DialogActs, Form, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './flag-subject.text.ts';
import { useFlagWriter } from './use-flags.ts';

export interface FlagDialogProps extends Pick<RemoteProps, 'api' | 'notify'> {
  readonly subject: FlagSubject;
  readonly subjectId: string;
  readonly onClose: () => void;
}

/** What the rules say of the last day, at its field. */
function faultOfDay(lastDay: string): Faults {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay)) return { lastDay: texts.missingDay };
  const decision = decideFlag(lastDay, calendarDay(new Date()));
  return decision.ok ? {} : { lastDay: decision.refusal.explanation };
}

interface Faults {
  readonly reason?: string;
  readonly lastDay?: string;
}

/** Asks why one is flagged, and until when. */
export function FlagDialog({ api, notify, subject, subjectId, onClose }: FlagDialogProps): ReactNode {
  const formId = useId();
  const { flag } = useFlagWriter(api);
  const [reason, setReason] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (): Promise<void> => {
    const faults: Faults = {
      ...(reason.trim() === '' && { reason: texts.missingReason }),
      ...faultOfDay(lastDay),
    };
    setFaults(faults);
    if (isPending || Object.keys(faults).length > 0) return;
    setPending(true);
    setFailureText(undefined);
    try {
      await flag({ subject, subjectId, reason: reason.trim(), lastDay });
      notify({ tone: 'success', text: texts.added });
      onClose();
    } catch (failure) {
      setFailureText(frenchMessage(failure));
      setPending(false);
    }
  };
  const acts = <DialogActs label={texts.add} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog isOpen onClose={onClose} title={texts.asks[subject]} footer={acts} isGuarded={isPending}>
      <Form id={formId} onSubmit={() => void submit()} error={failureText}>
        <p>{texts.lead}</p>
        <TextArea
          label={texts.reason}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setFaults({});
          }}
          error={faults.reason}
          maxLength={maxFlagReason}
          rows={2}
        />
        <DateField
          label={texts.lastDay}
          value={lastDay}
          onChange={(day) => {
            setLastDay(day);
            setFaults({});
          }}
          error={faults.lastDay}
        />
      </Form>
    </Dialog>
  );
}
