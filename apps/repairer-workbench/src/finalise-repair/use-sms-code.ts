import { operationBody } from '@alveole/contracts';
import type { ApiCaller, RepairView } from '@alveole/contracts';
import { smsLimits } from '@alveole/domain';
import { useState } from 'react';
import { useFileOperation } from '../operate-file/use-file-operation.ts';

export interface SmsCode {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly failure: unknown;
  /** The page has sent what it may. */
  readonly isSpent: boolean;
  /** The number was corrected: one more message may go. */
  readonly allowOneMore: () => void;
}

/** The message with the code: one a page; a corrected number allows one more. Only a message that went counts. */
export function useSmsCode(api: ApiCaller, file: RepairView): SmsCode {
  const operation = useFileOperation(api, file);
  const [left, setLeft] = useState<number>(smsLimits.perPage);
  const send = (): void => {
    if (left > 0 && !operation.isPending)
      operation.mutate(operationBody.sendCode(), { onSuccess: () => setLeft((count) => count - 1) });
  };
  const allowOneMore = (): void => {
    operation.reset();
    setLeft(smsLimits.perPage);
  };
  return {
    send,
    isSending: operation.isPending,
    failure: operation.error ?? undefined,
    isSpent: left === 0,
    allowOneMore,
  };
}
