import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import { maxSuspensionReason } from '@alveole/domain';
import type { PaymentSuspensionAct } from '@alveole/domain';
import { requiredText } from '@alveole/validation';
import { Dialog, DialogActs, Form, Notice, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './suspend-payments.text.ts';
import { useSuspendPayments } from './use-suspend-payments.ts';

export interface SuspensionDialogProps extends Pick<RemoteProps, 'api' | 'notify'> {
  readonly act: PaymentSuspensionAct;
  readonly entityIds: readonly string[];
  readonly onClose: () => void;
}

const suspensionReason = requiredText(texts.missing, maxSuspensionReason);

/** Asks for the reason, says what follows, then suspensions the payments of some establishments or resumes them. */
export function SuspensionDialog({ api, notify, act, entityIds, onClose }: SuspensionDialogProps): ReactNode {
  const formId = useId();
  const suspension = useSuspendPayments(api);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const count = entityIds.length;
  const submit = async (): Promise<void> => {
    const parsed = suspensionReason.safeParse(reason);
    setFault(parsed.error?.issues[0]?.message);
    if (isPending || !parsed.success) return;
    setPending(true);
    setFailureText(undefined);
    try {
      const { changed, unchanged } = await suspension({ act, entityIds, reason: parsed.data });
      const parts = [texts.done[act](changed), ...(unchanged > 0 ? [texts.unchanged(unchanged)] : [])];
      notify({ tone: changed > 0 ? 'success' : 'warning', text: parts.join(' · ') });
      onClose();
    } catch (failure) {
      setFailureText(frenchMessage(failure));
      setPending(false);
    }
  };
  const acts = (
    <DialogActs
      label={texts.acts[act]}
      onCancel={onClose}
      variant={act === 'suspend' ? 'danger' : 'primary'}
      form={formId}
      isPending={isPending}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={texts.ask[act](count)} footer={acts} isGuarded={isPending}>
      <Form id={formId} onSubmit={() => void submit()} error={failureText}>
        <Notice>{texts.consequence[act]}</Notice>
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setFault(undefined);
          }}
          error={fault}
          maxLength={maxSuspensionReason}
          rows={3}
        />
      </Form>
    </Dialog>
  );
}
