import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where the notice stands that tells what succeeded elsewhere, or was refused. */
export const noticeOf = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** The bar of acts in which this one stands, at the bottom of a phone. */
export const barOf = (act: Locator): Locator => act.locator('..');

/** The whole of a piece is in sight, and what floats over the page lies on none of it. */
export async function expectUncovered(piece: Locator, floating: Locator): Promise<void> {
  await expect(piece).toBeVisible();
  await expect(floating).toBeVisible();
  await expect.poll(() => placeOf(piece, floating), { message: `${piece} beside ${floating}` }).toBe('in sight');
}

type Place = 'in sight' | 'covered' | 'off the screen' | 'gone';

async function placeOf(piece: Locator, floating: Locator): Promise<Place> {
  const [own, over] = await Promise.all([piece.boundingBox(), floating.boundingBox()]);
  const screen = piece.page().viewportSize();
  // For a moment: a page draws itself anew once what it reads has come.
  if (!own || !over || !screen) return 'gone';
  if (own.y < 0 || own.y + own.height > screen.height) return 'off the screen';
  return overlap(own, over) ? 'covered' : 'in sight';
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}
