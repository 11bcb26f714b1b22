import { formatEuros } from '@alveole/ui/format';

export { formatEuros };

/** `50 €` for whole euros, `67,50 €` otherwise; from cents. */
export function formatWholeEuros(cents: number): string {
  return formatEuros(cents).replace(/,00(?=\s)/, '');
}
