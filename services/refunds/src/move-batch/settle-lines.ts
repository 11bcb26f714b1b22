import { refusalError } from '@alveole/contracts';
import { groupTransfers, nothingPayable } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { reservedLineOf } from '../record/batch-line.ts';
import { balanceOfAccount } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
import { bankOf, blockOf, payeeNameOf } from '../record/payee.ts';
import type { Payee } from '../record/payee.ts';
import { recordAct, recordActs } from '../store/record-act.ts';
import { sharesIn } from '../record/refund-batch.ts';
import { referenceOf } from '../record/references.ts';
import type { BatchLine, RefundBatch, Transfer } from '../record/refund-batch.ts';

export type SettleLinesPorts = Pick<RefundsPorts, 'lockFiles' | 'accounts' | 'payees' | 'questions' | 'now'>;

/**
 * What will be paid: files that this batch holds, that repairs locked for it with the sums that repairs answers, and
 * corrections of files that were paid before, grouped into a transfer an establishment with the account as it stands
 * now. The others leave the batch. Throws `TransitionRefusedException` when none is left.
 */
export async function settleLines(
  ports: SettleLinesPorts,
  batch: RefundBatch,
): Promise<Pick<RefundBatch, 'lines' | 'transfers'>> {
  const { batchId, funderId, lines: drafted } = batch;
  const payees = await ports.payees.of(drafted.map(({ entityId }) => entityId));
  const at = ports.now();
  const questioned = await ports.questions.waitingOf(
    drafted.map(({ repairId }) => repairId),
    funderId,
  );
  const payable = drafted.filter(
    ({ repairId, entityId }) => !questioned.has(repairId) && blockOf(payees.get(entityId), at) === undefined,
  );
  const reservedLines = await lockedLines(ports, batch, payable);
  const { transfers } = groupTransfers(reservedLines);
  if (transfers.length === 0) throw refusalError(nothingPayable.approved);
  const lines = transfers.flatMap((transfer) => transfer.lines);
  await leaveOthers(ports, batch, lines);
  const numbered = transfers.map(({ entityId, cents }, index): Transfer => {
    const payee = payees.get(entityId) as Payee;
    const account = { payeeName: payeeNameOf(payee), iban: payee.iban ?? '', bic: bankOf(payee) };
    return { reference: referenceOf(batchId, index), entityId, ...account, cents, state: 'sent' };
  });
  return { lines, transfers: numbered };
}

async function lockedLines(
  ports: SettleLinesPorts,
  batch: RefundBatch,
  payable: readonly BatchLine[],
): Promise<BatchLine[]> {
  const { batchId } = batch;
  const first = payable.filter(({ wasPaidBefore }) => !wasPaidBefore).map(({ repairId }) => repairId);
  const locked = first.length === 0 ? new Map<string, number>() : await ports.lockFiles(batch, first);
  const wanted = payable.filter(({ repairId, wasPaidBefore }) => wasPaidBefore || locked.has(repairId));
  const shares = sharesIn(
    batch,
    wanted.map(({ repairId }) => repairId),
  );
  const accounts = await ports.accounts.ofShares(shares);
  const settled = await Promise.all(
    accounts.map((account) => atSumOf(ports, account, batchId, locked.get(account.repairId))),
  );
  return settled.map((account) => reservedLineOf(account, batchId)).filter((line) => line !== undefined);
}

/** The owner's sum counts: a correction may be on its way as an event. What the batch held is then taken anew. */
async function atSumOf(
  ports: SettleLinesPorts,
  account: ShareLedger,
  batchId: string,
  cents: number | undefined,
): Promise<ShareLedger> {
  const { reservation, grantedCents } = balanceOfAccount(account);
  if (cents === undefined || cents === grantedCents || reservation?.batchId !== batchId) return account;
  await recordAct(ports, account, { act: 'grant', cents });
  await recordAct(ports, account, { act: 'leave', batchId });
  return (await recordAct(ports, account, { act: 'batch', batchId })) ?? account;
}

async function leaveOthers(
  ports: SettleLinesPorts,
  batch: RefundBatch,
  remaining: readonly BatchLine[],
): Promise<void> {
  const storedIds = new Set(remaining.map(({ repairId }) => repairId));
  const others = batch.lines.map(({ repairId }) => repairId).filter((id) => !storedIds.has(id));
  await recordActs(ports, sharesIn(batch, others), { act: 'leave', batchId: batch.batchId });
}
