import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** As many heights of the screen as the page may take: a workshop that wishes to teach tells of both in one go, in long texts. */
const maxHeights = 3.9;

/** An establishment's file on screen is a table of contents with one section open, and stays near the screen's height. */
export async function expectOneSectionOpen(page: Page): Promise<void> {
  const lines = page.getByRole('group', { name: 'Votre dossier par sections' }).getByRole('heading', { level: 2 });
  const open = lines.getByRole('button', { expanded: true });
  await expect(open).toHaveCount(1);
  expect(await lines.count()).toBeGreaterThan(1);
  const heights = await page.evaluate<number>('document.documentElement.scrollHeight / innerHeight');
  expect({ open: await open.innerText(), fits: heights <= maxHeights }).toMatchObject({ fits: true });
}
