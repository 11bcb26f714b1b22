import type { PublicLine, PublicLineKind } from './public-line.ts';

/** What the lines of one funder add up to, in signed integer cents. */
export interface FunderTotals {
  readonly funder: string;
  /** Granted, adjustments, withdrawals and what was written off included. */
  readonly grantedCents: number;
  readonly paidCents: number;
  /** What banks sent back and shops paid back: 0 or less. */
  readonly returnedCents: number;
}

type Sum = Exclude<keyof FunderTotals, 'funder'>;

const sumOfKind: Readonly<Record<PublicLineKind, Sum>> = {
  granted: 'grantedCents',
  adjusted: 'grantedCents',
  withdrawn: 'grantedCents',
  paid: 'paidCents',
  returned: 'returnedCents',
  recovered: 'returnedCents',
  waived: 'grantedCents',
};

/** The totals with one more line, by name of the funder. */
export function addToTotals(
  totals: readonly FunderTotals[],
  { funder, kind, cents }: Pick<PublicLine, 'funder' | 'kind' | 'cents'>,
): readonly FunderTotals[] {
  const before = totals.find((sums) => sums.funder === funder) ?? nothingOf(funder);
  const after = { ...before, [sumOfKind[kind]]: before[sumOfKind[kind]] + cents };
  const others = totals.filter((sums) => sums.funder !== funder);
  return [...others, after].sort((one, other) => (one.funder < other.funder ? -1 : 1));
}

/** What is granted and has neither been paid, nor was sent back and is due again. */
export function leftCentsOf({ grantedCents, paidCents, returnedCents }: FunderTotals): number {
  return grantedCents - paidCents - returnedCents;
}

const nothingOf = (funder: string): FunderTotals => ({ funder, grantedCents: 0, paidCents: 0, returnedCents: 0 });
