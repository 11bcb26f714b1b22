import type { Dots } from '../dots.ts';
import type { Point } from '../layout/drawing.ts';
import { stampRefused } from './stamp-refusal.ts';

export interface Stamp {
  readonly dots: Dots;
  /** Amount to refund: a whole number of cents above 0. */
  readonly amountCents: number;
  /** The most that is printed: the cap of a repair's campaign. The amount of a session is printed as it is. */
  readonly capCents?: number;
  /** What the shop charges of VAT, in short lines under the amount: « HT (TVA 8,5 %) »; none where it has not said. */
  readonly vatLines?: readonly string[];
}

/** A stamped copy, and where the stamp lies: the upper left corners of the code and of the amount. */
export interface StampedFile {
  readonly bytes: Uint8Array;
  readonly code: Point;
  readonly amount: Point;
}

/** What the stamp says: `50,00 €`, with a no-break space. Throws `AMOUNT_INVALID`. */
export function amountText({ amountCents, capCents = amountCents }: Stamp): string {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw stampRefused('AMOUNT_INVALID');
  return `${(Math.min(amountCents, capCents) / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}
