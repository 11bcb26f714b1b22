import { z } from 'zod';

/** A number that may be typed as text, with a comma or a point; at least 0. */
export function numberField(message: string, max = 10_000) {
  return z
    .union([z.number(), z.string()], { error: message })
    .transform((value) => (typeof value === 'number' ? value : parseNumber(value)))
    .pipe(z.number(message).min(0, message).max(max, message));
}

function parseNumber(text: string): number {
  const compact = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d+)?$/.test(compact) ? Number(compact) : Number.NaN;
}
