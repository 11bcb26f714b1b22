/** In CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A phone in a hand. */
export const inHand: Viewport = { width: 390, height: 844 };
/** A screen on a bench or a desk. */
export const onTheDesk: Viewport = { width: 1280, height: 900 };
