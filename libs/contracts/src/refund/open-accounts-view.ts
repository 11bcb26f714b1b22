import type { OpenAccounts } from './open-accounts-routes.ts';

/** What one funder granted and paid in one month for one department; signed integer cents. */
export interface AccountsRowView {
  readonly funderId: string;
  /** `2026-11` */
  readonly month: string;
  readonly department: string;
  readonly grantedCents: number;
  /** Transferred, less what came back. */
  readonly paidCents: number;
  /** 0 or less. */
  readonly returnedCents: number;
}

/** What one funder was asked to bring. */
export interface CalledSumView {
  readonly funderId: string;
  readonly calledCents: number;
  /** ISO day up to which its entries were called. */
  readonly untilDay: string;
}

export interface OpenAccountsView {
  /** Of the head that covers them; absent before the first one. */
  readonly day?: string;
  readonly lines: number;
  readonly rows: readonly AccountsRowView[];
  readonly called: readonly CalledSumView[];
}

export function openAccountsViewOf({ day, size, rows, called }: OpenAccounts): OpenAccountsView {
  return {
    ...(day && { day }),
    lines: size,
    rows: rows.map(({ funder, month, department, granted_cents, paid_cents, returned_cents }) => ({
      funderId: funder,
      month,
      department,
      grantedCents: granted_cents,
      paidCents: paid_cents,
      returnedCents: returned_cents,
    })),
    called: called.map(({ funder, called_cents, until_day }) => ({
      funderId: funder,
      calledCents: called_cents,
      untilDay: until_day,
    })),
  };
}
