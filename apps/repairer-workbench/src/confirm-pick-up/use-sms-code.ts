import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { smsLimits } from '@alveole/domain';
import { useSecondsLeft } from '@alveole/ui';
import { useState } from 'react';
import { lastSmsAt } from '../reach-client/last-sms-at.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';

export interface SmsCode {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly failure: unknown;
  /** Seconds before another message may go to this number; 0 when it may. */
  readonly secondsLeft: number;
  /** The number was corrected: one more message may go at once. */
  readonly allowOneMore: () => void;
  /** No message went yet to the number that was corrected here. */
  readonly isNumberNew: boolean;
}

/**
 * The message with the code: one, then another after a minute as the server has it; a corrected number need not wait.
 * Only a message that went counts.
 */
export function useSmsCode(api: ApiCaller, file: RepairView): SmsCode {
  const operation = useFileOperation(api, file);
  const count = file.sms?.sent ?? 0;
  const [lastSending, setLastSending] = useState(() => ({ at: lastSmsAt(file), count }));
  // One that went though its answer was lost: the file, read again, says so.
  if (count > lastSending.count) setLastSending({ at: Math.max(lastSending.at ?? 0, lastSmsAt(file) ?? 0), count });
  const secondsLeft = useSecondsLeft(lastSending.at, smsLimits.spacingMs);
  const [countBefore, setCountBefore] = useState(count);
  const [countCorrected, setCountCorrected] = useState(-1);
  const send = (): void => {
    if (secondsLeft > 0 || operation.isPending) return;
    setCountBefore(count);
    operation.mutate(operationBody.askToConfirm('sms'), { onSuccess: () => setLastSending({ at: Date.now(), count }) });
  };
  const allowOneMore = (): void => {
    operation.reset();
    setLastSending({ at: undefined, count });
    setCountCorrected(count);
  };
  const failure = count > countBefore ? undefined : (operation.error ?? undefined);
  const isNumberNew = count <= countCorrected;
  return { send, isSending: operation.isPending, failure, secondsLeft, allowOneMore, isNumberNew };
}
