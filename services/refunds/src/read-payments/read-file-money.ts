import { appError } from '@alveole/contracts';
import type { FileMoney } from '@alveole/contracts/refund';
import { eurosOfCents } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { balanceOfAccount } from '../record/file-ledger.ts';
import type { AccountEntry, FileLedger } from '../record/file-ledger.ts';
import { blockForPayee, blockOf } from '../record/payee.ts';
import type { FileBlock } from '../record/payee.ts';
import { promisedAt } from '../record/promise.ts';
import type { RefundBatch } from '../record/refund-batch.ts';

type Ports = Pick<
  RefundsPorts,
  'accounts' | 'publicFiles' | 'batches' | 'payees' | 'questions' | 'suspensionSetting' | 'delayDays' | 'now'
>;

/** The money of a file with its ledger. Of another establishment's file nobody learns that it exists. Throws `NotFoundException`. */
export async function readFileMoney(ports: Ports, actor: PersonActor, repairId: string): Promise<FileMoney> {
  const account = await ports.accounts.find(repairId);
  if (!account || (actor.role === 'REP' && actor.entityId !== account.entityId))
    throw appError('NotFoundException', 'Unknown file.');
  const batches = await batchesOf(ports, account);
  const { grantedCents, paidCents, dueCents, reservation } = balanceOfAccount(account);
  const paid = lastPayment(account);
  const batch = batches.get(reservation?.batchId ?? paid?.batchId ?? '');
  const referenceOf = (batchId: string | undefined) =>
    batches.get(batchId ?? '')?.transfers.find(({ entityId }) => entityId === account.entityId)?.reference;
  return {
    repair_id: account.repairId,
    repair_rozo_id: account.fileNumber,
    granted: eurosOfCents(grantedCents),
    paid: eurosOfCents(paidCents),
    due: eurosOfCents(dueCents),
    on_its_way: eurosOfCents(reservation?.cents ?? 0),
    promised_at: promisedAt(account, ports.delayDays).toISOString(),
    paid_at: paid?.at.toISOString(),
    reference: referenceOf(batch?.batchId),
    batch: batch && { refund_id: batch.batchId, state: batch.state, create_date: batch.draftedAt.toISOString() },
    blocked_by: dueCents > 0 ? await blockOfFile(ports, account, actor) : undefined,
    receipt_code: await ports.publicFiles.receiptCodeOf(repairId),
    entries: account.entries.map(({ kind, cents, at, batchId }) => ({
      kind,
      amount: eurosOfCents(cents),
      at: at.toISOString(),
      reference: referenceOf(batchId),
    })),
  };
}

async function blockOfFile(
  ports: Ports,
  { repairId, entityId }: FileLedger,
  { role }: PersonActor,
): Promise<FileBlock | undefined> {
  if ((await ports.questions.waitingOf([repairId])).size > 0) return 'bank_question';
  const payee = (await ports.payees.known([entityId])).get(entityId);
  return role === 'REP'
    ? blockForPayee(payee, ports.now(), await ports.suspensionSetting.isShown())
    : blockOf(payee, ports.now());
}

/** The last money that came and was not sent back. */
function lastPayment({ entries }: FileLedger): AccountEntry | undefined {
  const returned = new Set(entries.filter(({ kind }) => kind === 'returned').map(({ batchId }) => batchId));
  return entries.findLast(({ kind, batchId }) => kind === 'paid' && !returned.has(batchId));
}

async function batchesOf({ batches }: Ports, { entries }: FileLedger): Promise<ReadonlyMap<string, RefundBatch>> {
  const ids = [...new Set(entries.map(({ batchId }) => batchId).filter((id) => id !== undefined))];
  const found = (await Promise.all(ids.map((id) => batches.find(id)))).filter((batch) => batch !== undefined);
  return new Map(found.map((batch) => [batch.batchId, batch]));
}
