import type { EntryKind, FileBalance, LedgerEntry } from './ledger-entry.ts';

type Sums = Omit<FileBalance, 'dueCents'>;
type Effect = (sums: Sums, entry: LedgerEntry) => Sums;

const grant: Effect = (sums, { cents }) => ({ ...sums, grantedCents: sums.grantedCents + cents });
const reserve: Effect = (sums, { cents, batchId = '' }) => ({ ...sums, reservation: { batchId, cents } });
const letGo: Effect = (sums) => ({ ...sums, reservation: undefined });
const pay: Effect = ({ reservation, ...sums }, { cents, batchId }) => ({
  ...sums,
  reservation: reservation?.batchId === batchId ? undefined : reservation,
  paidCents: sums.paidCents + cents,
});
const takeBack: Effect = (sums, { cents }) => ({ ...sums, paidCents: sums.paidCents + cents });
const giveUp: Effect = (sums, { cents }) => ({ ...sums, writtenOffCents: sums.writtenOffCents + cents });

const effects: Readonly<Record<EntryKind, Effect>> = {
  due: grant,
  adjustment: grant,
  withdrawn: grant,
  batched: reserve,
  left: letGo,
  rejected: letGo,
  paid: pay,
  returned: takeBack,
  recovered: takeBack,
  waived: giveUp,
};

const nothing: Sums = { grantedCents: 0, paidCents: 0, reservation: undefined, writtenOffCents: 0 };

/**
 * A balance is the sum of its entries and is kept nowhere: granted + written off = paid + held by a batch + due, always.
 * What was written off covers a debt alone: it never becomes due to the establishment, be it that the file is granted more later.
 */
export function balanceOf(entries: readonly LedgerEntry[]): FileBalance {
  const sums = entries.reduce<Sums>((before, entry) => effects[entry.kind](before, entry), nothing);
  const uncoveredCents = sums.grantedCents - sums.paidCents - (sums.reservation?.cents ?? 0);
  const writtenOffCents = Math.min(sums.writtenOffCents, Math.max(-uncoveredCents, 0));
  return { ...sums, writtenOffCents, dueCents: uncoveredCents + writtenOffCents };
}
