import { isStopped } from '@alveole/domain';
import type { LedgerAct } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { ShareKey } from '../record/share-ledger.ts';
import { recordActs } from '../store/record-act.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'batches' | 'now'>;

/** What the bank told of a batch, on the ledger of each of its shares. A repetition adds nothing. */
export async function followBatch(ports: Ports, act: LedgerAct, shares: readonly ShareKey[]): Promise<void> {
  await recordActs(ports, shares, act);
}

/** After a crash in the middle of an approval or a stop: what the batch holds and does not pay waits again. */
export async function letOthersGo(ports: Ports, batchId: string): Promise<void> {
  const batch = await ports.batches.find(batchId);
  const payable = batch && !isStopped(batch.state) ? batch.lines : [];
  const paid = new Set(payable.map(({ repairId }) => repairId));
  const others = (await ports.accounts.reservedBy(batchId)).filter(({ repairId }) => !paid.has(repairId));
  await recordActs(ports, others, { act: 'leave', batchId });
}
