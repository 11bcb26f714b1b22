import { appError } from '@alveole/contracts';
import type { FileMoney } from '@alveole/contracts/refund';
import { eurosOfCents, soleFunderId } from '@alveole/domain';
import type { FileBalance } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { blockForPayee, blockOf } from '../record/payee.ts';
import type { FileBlock } from '../record/payee.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { balanceOfAccount } from '../record/share-ledger.ts';
import type { AccountEntry, ShareLedger } from '../record/share-ledger.ts';
import { toldFunderId } from '../wire/batch-wire.ts';

type Ports = Pick<
  RefundsPorts,
  'accounts' | 'publicFiles' | 'batches' | 'payees' | 'questions' | 'suspensionSetting' | 'now'
>;

/**
 * The money of a file with its ledger, all its funders together and each apart. Of another establishment's file nobody
 * learns that it exists. Throws `NotFoundException`.
 */
export async function readFileMoney(ports: Ports, actor: PersonActor, repairId: string): Promise<FileMoney> {
  const accounts = await ports.accounts.ofFiles([repairId]);
  const [account] = accounts;
  if (!account || (actor.role === 'REP' && actor.entityId !== account.entityId))
    throw appError('NotFoundException', 'Unknown file.');
  const batches = await batchesOf(ports, accounts);
  const entries = mergedEntries(accounts);
  const paid = lastPayment(accounts);
  const referenceOf = (batchId: string | undefined) =>
    batches.get(batchId ?? '')?.transfers.find(({ entityId }) => entityId === account.entityId)?.reference;
  const transferOf = (share: ShareLedger) => {
    const batch = batches.get(batchIdOf(share) ?? '');
    return { reference: referenceOf(batch?.batchId), batch: batch && batchToWire(batch) };
  };
  const isShared = accounts.some(({ funderId }) => funderId !== soleFunderId);
  const total = sumOf(accounts.map(balanceOfAccount));
  return {
    repair_id: account.repairId,
    repair_rozo_id: account.fileNumber,
    ...sumsToWire(total),
    promised_at: account.promisedAt.toISOString(),
    paid_at: paid?.at.toISOString(),
    ...(!isShared && transferOf(account)),
    blocked_by: total.dueCents > 0 ? await blockOfFile(ports, accounts, actor) : undefined,
    receipt_code: await ports.publicFiles.receiptCodeOf(repairId),
    entries: entries.map((entry) => ({
      kind: entry.kind,
      amount: eurosOfCents(entry.cents),
      at: entry.at.toISOString(),
      reference: referenceOf(entry.batchId),
      funder_id: toldFunderId(entry),
    })),
    ...(isShared && { shares: accounts.map((share) => ({ ...shareToWire(share), ...transferOf(share) })) }),
  };
}

/** An entry of the ledger, and whose share it is about. */
interface FunderEntry extends AccountEntry {
  readonly funderId: string;
}

/** Oldest first, and those of one share in the order of its ledger: an event may be told late. */
function mergedEntries(accounts: readonly ShareLedger[]): FunderEntry[] {
  const merged: FunderEntry[] = [];
  const ledgers = accounts.map(({ funderId, entries }) => entries.map((entry) => ({ ...entry, funderId })));
  for (;;) {
    const heads = ledgers.filter((ledger) => ledger.length > 0);
    const [first] = heads.toSorted(([one], [other]) => (one?.at.getTime() ?? 0) - (other?.at.getTime() ?? 0));
    const entry = first?.shift();
    if (!entry) return merged;
    merged.push(entry);
  }
}

type Sums = Pick<FileBalance, 'grantedCents' | 'paidCents' | 'dueCents'> & { readonly onItsWayCents: number };

function sumOf(balances: readonly FileBalance[]): Sums {
  const sum = (centsIn: (balance: FileBalance) => number) =>
    balances.reduce((cents, balance) => cents + centsIn(balance), 0);
  return {
    grantedCents: sum(({ grantedCents }) => grantedCents),
    paidCents: sum(({ paidCents }) => paidCents),
    dueCents: sum(({ dueCents }) => dueCents),
    onItsWayCents: sum(({ reservation }) => reservation?.cents ?? 0),
  };
}

function sumsToWire({ grantedCents, paidCents, dueCents, onItsWayCents }: Sums) {
  return {
    granted: eurosOfCents(grantedCents),
    paid: eurosOfCents(paidCents),
    due: eurosOfCents(dueCents),
    on_its_way: eurosOfCents(onItsWayCents),
  };
}

function shareToWire(account: ShareLedger) {
  return { funder_id: account.funderId, ...sumsToWire(sumOf([balanceOfAccount(account)])) };
}

function batchToWire({ batchId, state, draftedAt }: RefundBatch) {
  return { refund_id: batchId, state, create_date: draftedAt.toISOString() };
}

/** Of the batch that holds the share, or else that paid it. */
function batchIdOf(share: ShareLedger): string | undefined {
  return balanceOfAccount(share).reservation?.batchId ?? lastPayment([share])?.batchId;
}

/** A question of the bank about one share does not keep the others from being paid: it is told where it keeps all. */
async function blockOfFile(
  ports: Ports,
  accounts: readonly ShareLedger[],
  { role }: PersonActor,
): Promise<FileBlock | undefined> {
  const due = accounts.filter((account) => balanceOfAccount(account).dueCents > 0);
  const questioned = await Promise.all(
    due.map(async ({ repairId, funderId }) => (await ports.questions.waitingOf([repairId], funderId)).size > 0),
  );
  if (due.length > 0 && questioned.every(Boolean)) return 'bank_question';
  const entityId = accounts[0]?.entityId ?? '';
  const payee = (await ports.payees.known([entityId])).get(entityId);
  return role === 'REP'
    ? blockForPayee(payee, ports.now(), await ports.suspensionSetting.isShown())
    : blockOf(payee, ports.now());
}

/** The last money that came and was not sent back; none while a funder has paid nothing of what it granted. */
function lastPayment(accounts: readonly ShareLedger[]): AccountEntry | undefined {
  const entries = mergedEntries(accounts);
  const returned = new Set(entries.filter(({ kind }) => kind === 'returned').map(({ batchId }) => batchId));
  const standing = entries.filter(({ kind, batchId }) => kind === 'paid' && !returned.has(batchId));
  const awaitsFunder = accounts.some(
    (account) =>
      balanceOfAccount(account).grantedCents > 0 && !standing.some(({ funderId }) => funderId === account.funderId),
  );
  return awaitsFunder ? undefined : standing.at(-1);
}

async function batchesOf(
  { batches }: Ports,
  accounts: readonly ShareLedger[],
): Promise<ReadonlyMap<string, RefundBatch>> {
  const batchIds = accounts.flatMap(({ entries }) => entries.map(({ batchId }) => batchId));
  const ids = [...new Set(batchIds.filter((id) => id !== undefined))];
  const found = (await Promise.all(ids.map((id) => batches.find(id)))).filter((batch) => batch !== undefined);
  return new Map(found.map((batch) => [batch.batchId, batch]));
}
