import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

/** Screens of a desk, as wide as they are sold. */
const widths = [1280, 1366, 1440];

const lists = ['reparations', 'entreprises', 'etablissements'];

const longShop = 'Association des mécaniciens du canal de Bourgogne';
const longOperator = 'Marie-Antoinette Vandenbroucke';
const longPerson = { lastname: 'DE LA ROCHEFOUCAULD', name: 'MARIE BERNADETTE' };
const longCity = 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson';

type Row = Readonly<Record<string, object>>;

/** Whatever a row names has a name as long as they come. */
const atLength = ({ entity_data, repair_search_data, ...row }: Row) => ({
  ...row,
  ...(entity_data && {
    entity_data: { ...entity_data, commercialname: longShop, operateur_name: longOperator, city: longCity },
  }),
  ...(repair_search_data && {
    repair_search_data: { ...repair_search_data, ...longPerson },
    entity_name: longShop,
    rozo_user_name: longOperator,
  }),
});

async function nameAtLength(page: Page): Promise<void> {
  await page.route(/alveoleapi\/(enrolment\/entities|backend\/repairs)(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as Row[];
    await route.fulfill({ response: answer, json: rows.map(atLength) });
  });
}

/** What of the list's table is out of sight: one that is wider scrolls in a frame of its own. */
function hiddenOfTable(page: Page): Promise<number> {
  return page.evaluate<number>(
    `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('table').parentElement)`,
  );
}

/** Names of a table that lose their end, and badges that take more than one line. */
function cutInTable(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('tbody td *')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis' ||
        part.matches('span:has(> svg)') && part.getBoundingClientRect().height > 32)
      .map((part) => part.textContent)`,
  );
}

test('the lists fit the screens of a desk, however long their names are', async ({ page, outside }) => {
  await signInAs(page, outside, 'ADM');
  await nameAtLength(page);
  for (const list of lists) {
    await page.goto(`/admin/backend/${list}${list === 'reparations' ? '?filtre=tous' : ''}`);
    await expect(page.locator('tbody tr').filter({ hasText: longShop }).first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `${list} at ${width} px`);
      expect([list, width, await hiddenOfTable(page)]).toEqual([list, width, 0]);
      if (list === 'reparations') expect([width, await cutInTable(page)]).toEqual([width, []]);
    }
  }
  await page.unrouteAll({ behavior: 'wait' });
});

/** Below the screens of a desk, down to the first cards: half of a screen, or a zoomed one. */
const narrowWidths = [993, 1000, 1007, 1013, 1014, 1024, 1100, 1119, 1120, 1199, 1200];

test('the lists scroll no page sideways between the cards of a phone and the screens of a desk', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  for (const list of lists) {
    await page.goto(`/admin/backend/${list}${list === 'reparations' ? '?filtre=tous' : ''}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    for (const width of narrowWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `${list} at ${width} px`);
    }
  }
});

async function boxOf(piece: Locator) {
  const box = await piece.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('invoice and photo of a file share a row on each screen of a desk, large enough to be read', async ({
  page,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/reparations?filtre=1&nature=reparation');
  await page.locator('tbody tr a').first().click();
  const piece = (name: string) =>
    page.getByRole('figure').filter({ has: page.getByRole('toolbar', { name: `Affichage\u00a0: ${name}` }) });
  await expect(piece('Facture').locator('canvas, img').first()).toBeVisible();
  await expect(piece('Photo du vélo').getByRole('img')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `a file at ${width} px`);
    const [invoice, photo] = [await boxOf(piece('Facture')), await boxOf(piece('Photo du vélo'))];
    expect([width, photo.x > invoice.x + invoice.width, photo.y < invoice.y + 60]).toEqual([width, true, true]);
    // A page of A4 at four fifths of its size on paper: ten points are still read.
    expect(invoice.width).toBeGreaterThan(480);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await capture('evidence-1280');
});

test('beside the documents the menu keeps its icons, and opens for the pointer and for the keys', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/reparations?filtre=1');
  await page.locator('tbody tr a').first().click();
  const menu = page.getByRole('complementary', { name: 'Menu et compte' });
  const widthOfMenu = async () => Math.round((await boxOf(menu)).width);
  await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
  await page.mouse.move(900, 300);
  await expect.poll(widthOfMenu).toBe(70);
  await menu.hover();
  await expect.poll(widthOfMenu).toBe(256);
  await page.mouse.move(900, 300);
  // The menu opens for a focus that the keyboard moves, not for one that a press leaves behind.
  await page.keyboard.press('Tab');
  await menu.getByRole('link', { name: 'Remboursements' }).focus();
  await expect.poll(widthOfMenu).toBe(256);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Remboursements' })).toBeVisible();
  await expect.poll(widthOfMenu).toBe(256);
  // A press folds it over the page that it led to, though the pointer is still there.
  await menu.getByRole('link', { name: 'Réparations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Réparations' })).toBeVisible();
  await expect.poll(widthOfMenu).toBe(70);
});
