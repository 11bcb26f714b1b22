import { addToTotals } from '@alveole/transparency';
import type { FunderTotals, PublicLine } from '@alveole/transparency';

/** What the lines of one funder, month and department add up to. */
export interface AccountCell extends FunderTotals {
  /** `2026-11` */
  readonly month: string;
  readonly department: string;
}

/** The cells with more lines, by funder, month and department. */
export function addToCells(cells: readonly AccountCell[], lines: readonly PublicLine[]): readonly AccountCell[] {
  const byKey = new Map(cells.map((cell) => [keyOf(cell), cell]));
  for (const line of lines) {
    const { funder, department } = line;
    const place = { funder, month: line.day.slice(0, 7), department };
    const cell = byKey.get(keyOf(place));
    const [sums] = addToTotals(cell ? [cell] : [], line);
    if (sums) byKey.set(keyOf(place), { ...sums, ...place });
  }
  return [...byKey.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ funder, month, department }: Pick<AccountCell, 'funder' | 'month' | 'department'>): string =>
  JSON.stringify([funder, month, department]);
