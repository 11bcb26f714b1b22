import { balanceOf } from './balance-of.ts';
import type { FileBalance, LedgerEntry } from './ledger-entry.ts';

/** What somebody says of the money of a file. */
export type LedgerAct =
  /** What the programme grants for it from now on, in cents; 0 once it left the files that are paid. */
  | { readonly act: 'grant'; readonly cents: number }
  /** A batch takes all that is due, gives it back, or the bank answered it. */
  | { readonly act: 'batch' | 'leave' | 'pay' | 'reject' | 'return'; readonly batchId: string }
  /** People decided that a transfer arrived which was told as refused or sent back; the event that says so has a sequence. */
  | { readonly act: 'pay_after_all'; readonly batchId: string; readonly sequence: number }
  /** The establishment paid back so much of what it owes for the file, or two people gave it up; never more than it owes. */
  | { readonly act: 'recover' | 'write_off'; readonly cents: number; readonly source: string }
  /** What was written off and is owed no more, since more is granted again, is taken off the ledger too. */
  | { readonly act: 'restore' };

/**
 * The entry that an act adds. Undefined when there is nothing to write down: it was said before, or it is not about
 * this batch. So every act can be repeated, and nothing is paid twice.
 */
export function nextEntry(entries: readonly LedgerEntry[], act: LedgerAct): LedgerEntry | undefined {
  const balance = balanceOf(entries);
  if (act.act === 'grant') return granted(entries, balance, act.cents);
  if (act.act === 'pay_after_all') return paidAfterAll(entries, act);
  if ('source' in act) return lessOwed(entries, balance, act);
  if (act.act === 'restore') return restored(entries, balance);
  return ways[act.act](balance, act.batchId, entries);
}

function granted(entries: readonly LedgerEntry[], balance: FileBalance, cents: number): LedgerEntry | undefined {
  const change = cents - balance.grantedCents;
  if (change === 0) return undefined;
  if (cents === 0 && balance.paidCents === 0) return { kind: 'withdrawn', cents: change };
  return { kind: entries.length === 0 ? 'due' : 'adjustment', cents: change };
}

/** What the last answer about the batch took away comes back; the same decision counts once. */
function paidAfterAll(
  entries: readonly LedgerEntry[],
  { batchId, sequence }: Extract<LedgerAct, { act: 'pay_after_all' }>,
): LedgerEntry | undefined {
  const own = entries.filter((entry) => entry.batchId === batchId);
  const last = own.at(-1);
  const isKnown = own.some((entry) => (entry.sequence ?? 0) >= sequence);
  if (isKnown || (last?.kind !== 'rejected' && last?.kind !== 'returned')) return undefined;
  return { kind: 'paid', cents: -last.cents, batchId, sequence };
}

/** None of what a batch holds, which is on its way to be netted. */
function lessOwed(
  entries: readonly LedgerEntry[],
  { dueCents, reservation }: FileBalance,
  { act, cents, source }: Extract<LedgerAct, { act: 'recover' | 'write_off' }>,
): LedgerEntry | undefined {
  const settledCents = Math.min(cents, -dueCents);
  const isKnown = entries.some((entry) => entry.source === source);
  if (isKnown || reservation !== undefined || settledCents <= 0) return undefined;
  return act === 'recover'
    ? { kind: 'recovered', cents: -settledCents, source }
    : { kind: 'waived', cents: settledCents, source };
}

function restored(entries: readonly LedgerEntry[], { writtenOffCents }: FileBalance): LedgerEntry | undefined {
  const statedCents = entries.filter(({ kind }) => kind === 'waived').reduce((sum, { cents }) => sum + cents, 0);
  return statedCents > writtenOffCents ? { kind: 'waived', cents: writtenOffCents - statedCents } : undefined;
}

type Way = (balance: FileBalance, batchId: string, entries: readonly LedgerEntry[]) => LedgerEntry | undefined;

const ofReserved =
  (kind: 'left' | 'rejected' | 'paid', sign: 1 | -1): Way =>
  ({ reservation }, batchId) =>
    reservation?.batchId === batchId ? { kind, cents: sign * reservation.cents, batchId } : undefined;

const ways: Readonly<
  Record<Exclude<LedgerAct['act'], 'grant' | 'pay_after_all' | 'recover' | 'write_off' | 'restore'>, Way>
> = {
  batch: ({ reservation, dueCents }, batchId) =>
    reservation === undefined && dueCents !== 0 ? { kind: 'batched', cents: dueCents, batchId } : undefined,
  leave: ofReserved('left', -1),
  reject: ofReserved('rejected', -1),
  pay: ofReserved('paid', 1),
  return: (_balance, batchId, entries) => {
    const cents = entries
      .filter((entry) => entry.batchId === batchId && (entry.kind === 'paid' || entry.kind === 'returned'))
      .reduce((sum, entry) => sum + entry.cents, 0);
    return cents === 0 ? undefined : { kind: 'returned', cents: -cents, batchId };
  },
};

/** Whether the file was paid before, be it that the bank sent the money back. */
export function wasPaid(entries: readonly LedgerEntry[]): boolean {
  return entries.some(({ kind }) => kind === 'paid');
}

/** Whether a payment did not come back, so that what is due now corrects it. */
export function hasStandingPayment(entries: readonly LedgerEntry[]): boolean {
  const paidBy = new Map<string | undefined, number>();
  for (const { kind, cents, batchId } of entries)
    if (kind === 'paid' || kind === 'returned') paidBy.set(batchId, (paidBy.get(batchId) ?? 0) + cents);
  return [...paidBy.values()].some((cents) => cents !== 0);
}
