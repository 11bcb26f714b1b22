import { drawnOf } from './drawn-of.ts';
import { test } from './test.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A phone in a hand. */
export const inHand: Viewport = { width: 390, height: 844 };
/** A screen on a bench or a desk. */
export const onTheDesk: Viewport = { width: 1280, height: 900 };

/** Walks journeys in the hand and on the desk; a whole run of the checks takes one of them. */
export function onEachScreen(walk: (viewport: Viewport) => void): void {
  for (const viewport of drawnOf([onTheDesk, inHand])) onScreen(viewport, walk);
}

export function onScreen(viewport: Viewport, walk: (viewport: Viewport) => void): void {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    walk(viewport);
  });
}
