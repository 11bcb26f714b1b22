import type { RemoteProps } from '@alveole/contracts';
import type { DebtView } from '@alveole/contracts/recovery';
import { useQueryClient } from '@alveole/query';
import { receiptTexts, texts } from './recover-debts.text.ts';
import { recoveryKeys } from './recovery-keys.ts';
import { requestPayment } from './request-payment.ts';
import { settleReceipt } from './settle-receipt.ts';
import type { ReceiptStep } from './settle-receipt.ts';
import { writeOffRecovery } from './write-off-recovery.ts';
import type { WriteOffStep } from './write-off-recovery.ts';

/** Each throws what stands in the way; the lists are read again either way. */
export interface RecoveryWriter {
  /** Answers the id of the request. */
  readonly request: (debt: DebtView, reason: string | undefined) => Promise<string>;
  readonly writeOff: (recoveryId: string, body: WriteOffStep) => Promise<void>;
  readonly settle: (receiptId: string, body: ReceiptStep) => Promise<void>;
}

const doneTexts = new Map<WriteOffStep['act'], string>([
  ['propose', texts.proposed],
  ['take_back', texts.takenBack],
  ['confirm', texts.confirmed],
]);

export function useRecoveryWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): RecoveryWriter {
  const cache = useQueryClient();
  const write = async <Answer>(sending: Promise<Answer>, done: string): Promise<Answer> => {
    try {
      const answer = await sending;
      notify({ tone: 'success', text: done });
      return answer;
    } finally {
      await cache.invalidateQueries({ queryKey: recoveryKeys.all });
    }
  };
  return {
    request: (debt, reason) => write(requestPayment(api, debt, reason), texts.requested),
    writeOff: (id, body) => write(writeOffRecovery(api, id, body), doneTexts.get(body.act) ?? receiptTexts.done),
    settle: (id, body) => write(settleReceipt(api, id, body), receiptTexts.done),
  };
}
