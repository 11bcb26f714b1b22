import type { AccountsRowView } from '@alveole/contracts/refund';

/** Signed integer cents. */
export interface AccountSums {
  readonly grantedCents: number;
  /** What banks confirmed, less what came back. */
  readonly paidCents: number;
  /** What came back; 0 or more. */
  readonly returnedCents: number;
  readonly leftCents: number;
}

export function sumRows(rows: readonly AccountsRowView[]): AccountSums {
  const sum = (centsOf: (row: AccountsRowView) => number) => rows.reduce((cents, row) => cents + centsOf(row), 0);
  const grantedCents = sum((row) => row.grantedCents);
  const returnedCents = Math.abs(sum((row) => row.returnedCents));
  const paidCents = sum((row) => row.paidCents);
  return { grantedCents, paidCents, returnedCents, leftCents: grantedCents - paidCents };
}

/** The sums of each name, by name. */
export function sumBy(
  rows: readonly AccountsRowView[],
  nameOf: (row: AccountsRowView) => string,
): readonly (readonly [name: string, sums: AccountSums])[] {
  const names = [...new Set(rows.map(nameOf))].sort();
  return names.map((name) => [name, sumRows(rows.filter((row) => nameOf(row) === name))]);
}
