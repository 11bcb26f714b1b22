import type { EstablishmentStatus } from '@alveole/domain';
import { iban as ibanRule } from '@alveole/validation';

/** Who is paid for the files of an establishment. */
export interface Payee {
  readonly entityId: string;
  readonly name: string;
  readonly status?: EstablishmentStatus | undefined;
  /** Without spaces; undefined until the establishment gave one. */
  readonly iban: string | undefined;
  /** When the account took the place of another one; undefined for the first. */
  readonly ibanChangedAt?: Date | undefined;
  /** Who gave it, where that was told. */
  readonly ibanChangedBy?: string | undefined;
  /** The account that a member of staff let money go to after such a change. */
  readonly approvedIban?: string | undefined;
}

/** Why an establishment cannot be paid at this moment. */
export type PayeeHold = 'missing_iban' | 'invalid_iban' | 'changed_iban';

const hour = 3_600_000;
/** After a change nothing is paid for three days: whoever took over an account is found out meanwhile. */
export const changedIbanHours = 72;

/**
 * Why its money waits; undefined when it can be paid. A changed account waits for its three days, and for a second
 * person: one of staff looked at it.
 */
export function holdOf(payee: Payee | undefined, now: Date): PayeeHold | undefined {
  if (!payee?.iban) return 'missing_iban';
  if (!ibanRule.safeParse(payee.iban).success) return 'invalid_iban';
  if (payee.ibanChangedAt === undefined) return undefined;
  const isFresh = now.getTime() - payee.ibanChangedAt.getTime() < changedIbanHours * hour;
  return isFresh || payee.approvedIban !== payee.iban ? 'changed_iban' : undefined;
}
