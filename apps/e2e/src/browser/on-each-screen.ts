import { test } from './test.ts';
import { inHand, onTheDesk } from './viewports.ts';
import type { Viewport } from './viewports.ts';

/** Walks journeys on the desk and in the hand. */
export function onEachScreen(walk: (viewport: Viewport) => void): void {
  for (const viewport of drawnOf([onTheDesk, inHand])) onScreen(viewport, walk);
}

export function onScreen(viewport: Viewport, walk: (viewport: Viewport) => void): void {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    walk(viewport);
  });
}

/**
 * A whole run of the checks (`PROPERTY_SEED`) takes one screen, drawn by the content that it checks, as it draws the
 * cases of properties; whoever runs the journeys by themselves walks all.
 */
function drawnOf(screens: readonly Viewport[]): readonly Viewport[] {
  const seed = process.env.PROPERTY_SEED;
  if (seed === undefined) return screens;
  const drawn = Number(seed) % screens.length;
  return screens.slice(drawn, drawn + 1);
}
