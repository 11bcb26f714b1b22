import { repairRoutes } from '@alveole/contracts/repair';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { RepairStatus } from '@alveole/domain';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';

/** CSS pixels of a finger. */
const finger = 44;

/** The number of a file to validate that nobody holds. */
async function freeFile(outside: DemoApi): Promise<string> {
  const token = await signInAsAdministrator(outside, 0);
  const files = await outside.call(repairRoutes.listRepairs, { query: { status: RepairStatus.toReview } }, token);
  return files.find(({ rozo_user_id }) => rozo_user_id === undefined)?.repair_rozo_id ?? '';
}

async function placeOf(piece: Locator) {
  const { y = 0, height = 0 } = (await piece.boundingBox()) ?? {};
  return { middle: y + height / 2, height };
}

/** Opens a file that nobody holds; answers the line below its number: the names, then the date. */
async function openFreeFile(page: Page, outside: DemoApi): Promise<Locator> {
  const fileNumber = await freeFile(outside);
  await signInAs(page, outside, 'ADM');
  await page.goto(`/admin/backend/facture/${fileNumber}`);
  await expect(page.getByRole('button', { name: 'Réserver' })).toBeVisible();
  return page.locator('[data-lead] > *');
}

test.use({ viewport: inHand });

test('« Réserver » and « Attribuer » share the line of the date of a free file on a phone, as large as a finger', async ({
  page,
  outside,
}) => {
  const lead = await openFreeFile(page, outside);
  for (const width of [inHand.width, 360, 320]) {
    await page.setViewportSize({ ...inHand, width });
    await expectNoSidewaysScroll(page, `a file at ${width} px`);
    const date = await placeOf(lead.last());
    for (const name of ['Réserver', 'Attribuer']) {
      const { middle, height } = await placeOf(page.getByRole('button', { name }));
      const found = { width, name, isLarge: height >= finger, isBeside: Math.abs(middle - date.middle) < 8 };
      expect(found).toEqual({ width, name, isLarge: true, isBeside: true });
    }
  }
});

test('the names of a file end with a separator beside its date, and without one on a phone, where the date is below', async ({
  page,
  outside,
}) => {
  const names = (await openFreeFile(page, outside)).first();
  expect(await names.innerText()).not.toMatch(/·\s*$/);
  await page.setViewportSize(onTheDesk);
  expect(await names.innerText()).toMatch(/·\s*$/);
});
