import type { Rotation } from '../layout/images.ts';

/** What a picture says, and how. */
export interface Found {
  /** Decimal string of the 63-bit value. */
  readonly value: string;
  /** Dots that were read wrongly, outside the erased ones. */
  readonly corrected: number;
  /** Dots that were not read. */
  readonly erased: number;
  /** Sixths of a turn, clockwise, by which the picture shows the code turned. */
  readonly rotation: Rotation;
  /** Whether the picture shows the code in a mirror (left and right swapped, then turned). */
  readonly mirrored: boolean;
  /** Whether light and dark are exchanged. */
  readonly inverted: boolean;
}

/**
 * The answer to a picture: a value, or a coded refusal.
 * - `HEX_CODE_UNREADABLE`: no code is near enough.
 * - `HEX_CODE_AMBIGUOUS`: two images of the picture are equally near to different codes.
 * - `HEX_CODE_UNSURE`: `candidate` is the nearest, but too far to be trusted alone (see `confirm`).
 */
export type Reading =
  | ({ readonly ok: true } & Found)
  | { readonly ok: false; readonly code: 'HEX_CODE_UNREADABLE' | 'HEX_CODE_AMBIGUOUS' }
  | { readonly ok: false; readonly code: 'HEX_CODE_UNSURE'; readonly candidate: Found };
