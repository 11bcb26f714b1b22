import type { Dots } from '../dots.ts';
import type { Point } from '../layout/drawing.ts';
import { stampRefused } from './stamp-refusal.ts';

/** Stamp amount of a repair at most (the programme's premium cap). */
const REPAIR_CAP_CENTS = 5000;

export interface Stamp {
  readonly dots: Dots;
  /** Amount to refund: a whole number of cents above 0. */
  readonly amountCents: number;
  /** The amount of a repair is capped, that of a session (67,50 €, 45,00 €, 30,00 €) is printed as it is. */
  readonly kind?: 'repair' | 'session';
  /** The cap of a repair where a campaign has another one than 50 €. */
  readonly capCents?: number;
}

/** A stamped copy, and where the stamp lies: the upper left corners of the code and of the amount. */
export interface StampedFile {
  readonly bytes: Uint8Array;
  readonly code: Point;
  readonly amount: Point;
}

/** What the stamp says: `50,00 €`, with a no-break space. Throws `AMOUNT_INVALID`. */
export function amountText({ amountCents, kind = 'repair', capCents = REPAIR_CAP_CENTS }: Stamp): string {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw stampRefused('AMOUNT_INVALID');
  const cents = kind === 'repair' ? Math.min(amountCents, capCents) : amountCents;
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}
