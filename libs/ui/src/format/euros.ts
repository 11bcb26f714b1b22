import { centsOfText } from '@alveole/validation';

export { formatCents, formatEuros } from '@alveole/domain';

/**
 * What a person typed in a field, in cents.
 * @returns `null` when nothing is typed, `NaN` when it is not an amount of at most two decimals
 */
export function parseEuros(text: string): number | null {
  return text.trim() === '' ? null : (centsOfText(text) ?? Number.NaN);
}
