import type { BankLine, BankWord } from '../record/bank-line.ts';

/** Within a day what leaves the account comes before what comes back to it. */
const ranks: Readonly<Record<BankWord, number>> = {
  paid: 0,
  rejected: 1,
  returned: 2,
  return_code: 3,
  reversal: 4,
  bare_credit: 5,
};

/**
 * Lines in the order in which they are applied: by day of booking, undated ones first, then debit before credit of the
 * same reference. Banks send the newest first as often as not, so that the place of a line says nothing of its moment.
 */
export function inOrder(lines: readonly BankLine[]): BankLine[] {
  const places = new Map<string, number>();
  const keyOf = ({ day = '', reference }: BankLine) => `${day} ${reference}`;
  lines.forEach((line, place) => places.set(keyOf(line), places.get(keyOf(line)) ?? place));
  const placeOf = (line: BankLine) => places.get(keyOf(line)) ?? 0;
  return [...lines].sort(
    (one, other) =>
      (one.day ?? '').localeCompare(other.day ?? '') ||
      placeOf(one) - placeOf(other) ||
      ranks[one.word] - ranks[other.word],
  );
}
