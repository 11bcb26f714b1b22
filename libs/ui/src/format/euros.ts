import { NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE } from './spaces.ts';

const decimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount as French people read it: `1 234,56 €`, with non-breaking spaces.
 * @param cents an integer of cents
 */
export function formatEuros(cents: number): string {
  return `${formatCents(cents)}${NO_BREAK_SPACE}€`;
}

/** The same without its sign, as it stands in a field: `1 234,56`. */
export function formatCents(cents: number): string {
  return decimals.format(cents / 100).replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
}

const typedAmount = /^(\d+)(?:[.,](\d{1,2})?)?$/;

/**
 * What a person typed, in cents: `125`, `125,5`, `1 234.56 €`. A comma and a dot mean the same.
 * @returns `null` when nothing is typed, `NaN` when it is not an amount of at most two decimals
 */
export function parseEuros(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€]/g, '');
  if (bare === '') return null;
  const found = typedAmount.exec(bare);
  if (!found) return Number.NaN;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
