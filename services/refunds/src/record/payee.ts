import { changedIbanHours } from '@alveole/domain';
import type { EstablishmentStatus, PaymentSuspensionAct } from '@alveole/domain';
import { anyIban, iban as ibanRule, ibanNeedsBic, isBankOf } from '@alveole/validation';

/** Who is paid for the files of an establishment. */
export interface Payee {
  readonly entityId: string;
  /** Of the company. */
  readonly name: string;
  /** Whose account it is, where the establishment told another name. */
  readonly accountHolder?: string | undefined;
  /** Of the bank of the account, where a transfer names it. */
  readonly bic?: string | undefined;
  readonly status?: EstablishmentStatus | undefined;
  /** Without spaces; undefined until the establishment gave one. */
  readonly iban: string | undefined;
  /** When the account took the place of another one; undefined for the first. */
  readonly ibanChangedAt?: Date | undefined;
  /** Who gave it, where that was told. */
  readonly ibanChangedBy?: string | undefined;
  /** The account that a member of staff let money go to after such a change. */
  readonly approvedIban?: string | undefined;
  /** The last account of this establishment that the bank refused, until a second person confirms it. */
  readonly refused?: RefusedAccount | undefined;
  /** The programme suspends its payments. */
  readonly suspension?: PaymentSuspension | undefined;
}

/** Payments that an administrator suspended: why, who, since when. */
export interface PaymentSuspension {
  readonly reason: string;
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

/** One step of the payments of an establishment: suspended, or resumed. */
export interface PaymentSuspensionChange extends PaymentSuspension {
  readonly act: PaymentSuspensionAct;
}

/** An account to which the bank does not pay, and the answer that said so. */
export interface RefusedAccount {
  readonly iban: string;
  /** ISO 20022 code, `AC04`. */
  readonly reason: string;
  /** End-to-end id of the transfer. */
  readonly reference: string;
  readonly at: Date;
}

/** The bank that a transfer names; none where the code that was given is another account's. */
export function bankOf({ bic, iban }: Pick<Payee, 'bic' | 'iban'>): string | undefined {
  return bic !== undefined && iban !== undefined && isBankOf(bic, iban) ? bic : undefined;
}

/** The name that a transfer carries: the banks compare it to the account's. */
export function payeeNameOf({ accountHolder, name }: Pick<Payee, 'accountHolder' | 'name'>): string {
  return accountHolder ?? name;
}

/** Why an establishment cannot be paid at this moment. */
export type PayeeBlock =
  | 'missing_iban'
  | 'invalid_iban'
  | 'outside_sepa'
  | 'missing_bic'
  | 'changed_iban'
  | 'refused_account'
  | 'payments_suspended';

/** What the establishment itself reads of it: a suspension only where the programme shows it, else what it could mend. */
export function blockForPayee(payee: Payee | undefined, now: Date, isSuspensionShown: boolean): PayeeBlock | undefined {
  return blockOf(isSuspensionShown || payee === undefined ? payee : { ...payee, suspension: undefined }, now);
}

/** Why a file cannot be paid at this moment: its establishment, or what the bank left unclear about it. */
export type FileBlock = PayeeBlock | 'bank_question';

/** The establishments of a draft as they stand now. */
export interface DraftPayees {
  readonly payees: readonly Payee[];
  /** Which of them cannot be paid at this moment: their files leave the batch at its approval. */
  readonly holds: ReadonlyMap<string, PayeeBlock>;
}

const hour = 3_600_000;

/**
 * Why its money waits; undefined when it can be paid. A suspension by the programme comes before what the shop could mend. A changed account waits for its three days, and for a second
 * person: one of staff looked at it. An account that the bank refused waits for another one, or for that second person.
 */
export function blockOf(payee: Payee | undefined, now: Date): PayeeBlock | undefined {
  if (payee?.suspension) return 'payments_suspended';
  if (!payee?.iban) return 'missing_iban';
  if (!anyIban.safeParse(payee.iban).success) return 'invalid_iban';
  if (!ibanRule.safeParse(payee.iban).success) return 'outside_sepa';
  if (ibanNeedsBic(payee.iban) && bankOf(payee) === undefined) return 'missing_bic';
  if (payee.refused?.iban === payee.iban) return 'refused_account';
  if (payee.ibanChangedAt === undefined) return undefined;
  const isFresh = now.getTime() - payee.ibanChangedAt.getTime() < changedIbanHours * hour;
  return isFresh || payee.approvedIban !== payee.iban ? 'changed_iban' : undefined;
}
