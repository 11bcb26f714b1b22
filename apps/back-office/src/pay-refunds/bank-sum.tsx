import type { BankLineView } from '@alveole/contracts/refund';
import { withMinusSign } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** A sum of the bank in its own currency: 50 dollars are not told as 50 euros. */
export function BankSum({ amount, currency }: Pick<BankLineView, 'amount' | 'currency'>): ReactNode {
  return amount === undefined ? null : <span>{bankSumText(amount, currency)}</span>;
}

/** @param amount decimal units of the currency */
export function bankSumText(amount: number, currency = 'EUR'): string {
  return currency === 'EUR' ? formatEuros(amount * 100) : `${withMinusSign(decimal.format(amount))}\u00a0${currency}`;
}
