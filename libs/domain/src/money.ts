const decimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Decimal euros of the wire. */
export function eurosOfCents(cents: number): number {
  return cents / 100;
}

/** The greatest amount of an invoice: ten characters hold it with its two decimals (repairs §5). */
export const maxAmountCents = 999_999_999;

/** Whole cents from the wire's decimal euros; undefined for what has more than two decimals. */
export function centsOfEuros(euros: number): number | undefined {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents : undefined;
}

/** A figure that `Intl` wrote, with the minus sign in the place of its hyphen, so that all amounts below zero look alike. */
export function withMinusSign(figure: string): string {
  return figure.replace('-', '\u2212');
}

/** An amount as French people read it: `1 234,56 €`, with spaces that do not break. */
export function formatEuros(cents: number): string {
  return `${formatCents(cents)}\u00a0€`;
}

/** The same without its sign, as it stands in a field: `1 234,56`. */
export function formatCents(cents: number): string {
  return withMinusSign(decimals.format(eurosOfCents(cents)).replaceAll('\u202f', '\u00a0'));
}

/** `50 €` for whole euros, `67,50 €` otherwise. */
export function formatWholeEuros(cents: number): string {
  return formatEuros(cents).replace(/,00(?=\s)/, '');
}
