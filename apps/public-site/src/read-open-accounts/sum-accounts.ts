import type { AccountsRowView } from '@alveole/contracts/refund';

/** Signed integer cents. */
export interface AccountSums {
  readonly grantedCents: number;
  readonly paidCents: number;
  readonly returnedCents: number;
  readonly leftCents: number;
}

export function sumRows(rows: readonly AccountsRowView[]): AccountSums {
  const sum = (centsOf: (row: AccountsRowView) => number) => rows.reduce((cents, row) => cents + centsOf(row), 0);
  const grantedCents = sum((row) => row.grantedCents);
  const paidCents = sum((row) => row.paidCents);
  const returnedCents = sum((row) => row.returnedCents);
  return { grantedCents, paidCents, returnedCents, leftCents: grantedCents - paidCents - returnedCents };
}

/** The sums of each name, by name. */
export function sumBy(
  rows: readonly AccountsRowView[],
  nameOf: (row: AccountsRowView) => string,
): readonly (readonly [name: string, sums: AccountSums])[] {
  const names = [...new Set(rows.map(nameOf))].sort();
  return names.map((name) => [name, sumRows(rows.filter((row) => nameOf(row) === name))]);
}
