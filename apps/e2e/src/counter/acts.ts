import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { fillIn } from '../journey/acts.ts';

/** Where a file of each kind begins. */
export const reception = {
  repair: '/admin/reparation/reception',
  session: '/admin/reparation/reception/seance',
} as const;

/** Asks who has this number; it is looked for at its tenth digit. @param phone `06…` */
export async function lookFor(page: Page, phone: string, where: string = reception.repair): Promise<void> {
  await page.goto(where);
  await fillIn(page, { 'Mobile du client': phone });
}

export async function expectInvoiceAsked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Déposer la facture' })).toBeVisible();
}

/** The picture came, and is one. */
export async function expectSeen(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}
