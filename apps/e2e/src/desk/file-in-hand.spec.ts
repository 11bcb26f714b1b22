import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

async function placeOf(piece: Locator) {
  const { y = 0, height = 0 } = (await piece.boundingBox()) ?? {};
  return { middle: y + height / 2, height };
}

test('on a phone the acts on a free file share the line of its date, and are as large as a finger', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/backend/reparations?filtre=1');
  await page.locator('a[href*="/admin/backend/facture/"]').filter({ visible: true }).first().click();
  const reserve = page.getByRole('button', { name: 'Réserver' });
  await expect(reserve).toBeVisible();
  const date = page.getByText(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$/).filter({ visible: true });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `a file at ${width} px`);
    const dated = await placeOf(date.first());
    for (const act of [reserve, page.getByRole('button', { name: 'Attribuer' })]) {
      const { middle, height } = await placeOf(act);
      expect([width, height >= 44, Math.abs(middle - dated.middle) < 8]).toEqual([width, true, true]);
    }
  }
});
