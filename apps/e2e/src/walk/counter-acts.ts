import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { inHand } from '../browser/viewports.ts';
import { fillIn } from './acts.ts';

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

/** Behind a sent invoice: in the hand the finalisation comes by itself; on the bench the code of the file comes first. */
export async function goConfirmPickUp(page: Page): Promise<void> {
  const isInHand = page.viewportSize()?.width === inHand.width;
  if (!isInHand) await page.getByRole('link', { name: 'Finaliser le dossier' }).click();
  await expect(page.getByRole('navigation', { name: 'Étapes du dossier' })).toBeVisible();
}

/** The picture came, and is one. */
export async function expectSeen(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}
