import type { RepairSummary } from '@alveole/contracts';
import { formatEuros } from '@alveole/ui';

/** Whole cents of the wire's decimal euros, which have two decimals at most. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

/** `50,00 €` from the wire's euros; undefined while there is no amount. */
export function eurosWords(euros: number | undefined): string | undefined {
  return euros === undefined ? undefined : formatEuros(centsOf(euros));
}

/** The premium of a file in words; undefined before its invoice. */
export function premiumWords({ repair_amounts }: Pick<RepairSummary, 'repair_amounts'>): string | undefined {
  return eurosWords(repair_amounts.amount_to_refund);
}
