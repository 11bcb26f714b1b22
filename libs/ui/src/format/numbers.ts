import { withMinusSign } from '@alveole/domain';
import { NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE } from './spaces.ts';

const integers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** `3 512`; with a noun, it agrees: `formatCount(2, 'dossier')` is `2 dossiers`. */
export function formatCount(count: number, noun?: string, plural = `${noun}s`): string {
  const figure = withMinusSign(integers.format(count)).replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
  if (!noun) return figure;
  return `${figure}${NO_BREAK_SPACE}${Math.abs(count) < 2 ? noun : plural}`;
}

const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

/** `62 %` from a share of one. */
export function formatPercent(share: number): string {
  return withMinusSign(percents.format(share));
}

const units = ['o', 'Ko', 'Mo', 'Go'] as const;

/** `2,4 Mo` from a size in bytes. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1000)));
  return `${oneDecimal.format(bytes / 1000 ** power)}${NO_BREAK_SPACE}${units[power]}`;
}
