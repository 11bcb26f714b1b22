import type { InvoiceAmounts } from './apply-step.ts';
import type { OperationCode } from './operations.ts';

/** An operation of a file as far as it tells what was asked for and what was confirmed. */
export interface ConfirmingEntry extends Partial<InvoiceAmounts> {
  readonly code: OperationCode;
  /** Written by staff with a reason, which stands for the beneficiary's proof. */
  readonly isReasoned?: boolean;
}

export interface Confirmation {
  /** What the beneficiary confirmed, or what came first after he had confirmed the pick-up alone. */
  readonly confirmed?: InvoiceAmounts;
  /** What the newest invoice asks for. */
  readonly invoiced?: InvoiceAmounts;
  /** He confirmed before any invoice was there: he saw no amount. */
  readonly isUnseen: boolean;
}

/**
 * What the pick-up proof of a file is bound to (settled §6). It is read from the history, which nothing rewrites.
 * @param history oldest first
 */
export function confirmationOf(history: readonly ConfirmingEntry[]): Confirmation {
  let [confirmed, invoiced]: (InvoiceAmounts | undefined)[] = [];
  let [isProven, isUnseen] = [false, false];
  for (const entry of history) {
    const amounts = amountsOf(entry);
    if (isInvoice(entry)) {
      invoiced = amounts;
      if (isProven && (confirmed === undefined || entry.isReasoned === true)) confirmed = amounts;
    }
    if (entry.code === 'VAL') {
      confirmed = amounts ?? invoiced;
      [isProven, isUnseen] = [true, confirmed === undefined];
    }
  }
  return { ...(confirmed && { confirmed }), ...(invoiced && { invoiced }), isUnseen };
}

/** Whether amounts are others than those that were confirmed; never before a confirmation. */
export function changesConfirmed({ confirmed }: Confirmation, amounts: InvoiceAmounts | undefined): boolean {
  if (confirmed === undefined || amounts === undefined) return false;
  return confirmed.invoiceCents !== amounts.invoiceCents || confirmed.premiumCents !== amounts.premiumCents;
}

/** Whether the newest invoice waits for a confirmation of its own. */
export function isConfirmationDue(confirmation: Confirmation): boolean {
  return changesConfirmed(confirmation, confirmation.invoiced);
}

const isInvoice = ({ code }: ConfirmingEntry): boolean => code === 'FAC' || code === 'FACVE';

function amountsOf({ invoiceCents, premiumCents }: ConfirmingEntry): InvoiceAmounts | undefined {
  return invoiceCents === undefined || premiumCents === undefined ? undefined : { invoiceCents, premiumCents };
}
