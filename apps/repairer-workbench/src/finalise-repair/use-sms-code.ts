import { operationBody } from '@alveole/contracts';
import type { ApiCaller, RepairView } from '@alveole/contracts';
import { smsLimits } from '@alveole/domain';
import { useSecondsLeft } from '@alveole/ui';
import { useState } from 'react';
import { useFileOperation } from '../operate-file/use-file-operation.ts';

export interface SmsCode {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly failure: unknown;
  /** Seconds before another message may go to this number; 0 when it may. */
  readonly secondsLeft: number;
  /** The number was corrected: one more message may go at once. */
  readonly allowOneMore: () => void;
}

/**
 * The message with the code: one, then another after a minute as the server has it; a corrected number need not wait.
 * Only a message that went counts.
 */
export function useSmsCode(api: ApiCaller, file: RepairView): SmsCode {
  const operation = useFileOperation(api, file);
  const [sentAt, setSentAt] = useState(() => sentBefore(file));
  const secondsLeft = useSecondsLeft(sentAt, smsLimits.spacingMs);
  const send = (): void => {
    if (secondsLeft === 0 && !operation.isPending)
      operation.mutate(operationBody.askToConfirm('sms'), { onSuccess: () => setSentAt(Date.now()) });
  };
  const allowOneMore = (): void => {
    operation.reset();
    setSentAt(undefined);
  };
  return { send, isSending: operation.isPending, failure: operation.error ?? undefined, secondsLeft, allowOneMore };
}

/** When the last message of an earlier visit went, milliseconds since 1970; a device whose clock is late reads: now. */
function sentBefore({ sms }: RepairView): number | undefined {
  const last = sms?.messages.findLast(({ channel }) => channel === 'sms')?.sentAt ?? sms?.lastSentAt;
  return last === undefined ? undefined : Math.min(Date.parse(last), Date.now());
}
