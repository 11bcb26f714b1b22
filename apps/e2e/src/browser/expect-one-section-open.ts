import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** As many heights of the screen as the page may take; what a school tells, its long texts among it, takes some 3.5 of a phone. */
const mostHeights = 3.6;

/** An establishment's file on screen is a table of contents with one section open, and stays near the screen's height. */
export async function expectOneSectionOpen(page: Page): Promise<void> {
  const lines = page.getByRole('group', { name: 'Votre dossier par sections' }).getByRole('heading', { level: 2 });
  const open = lines.getByRole('button', { expanded: true });
  await expect(open).toHaveCount(1);
  expect(await lines.count()).toBeGreaterThan(1);
  const heights = await page.evaluate<number>('document.documentElement.scrollHeight / innerHeight');
  expect({ open: await open.innerText(), fits: heights <= mostHeights }).toMatchObject({ fits: true });
}
