import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../journey/acts.ts';
import { displayedName, documents } from '../journey/personas.ts';
import { expectInvoiceAsked, reception } from './acts.ts';
import { preRegistered } from './earlier-visits.ts';

/** More than any page of the counter has to go past. */
const mostPresses = 60;

/** Goes on by Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const isFocused = async () => (await wanted.and(page.locator(':focus')).count()) > 0;
  for (let presses = 0; presses < mostPresses && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

test('by the keyboard alone a customer is received, and the invoice is sent', async ({ page, outside, look }) => {
  const customer = await preRegistered(outside);
  await signInAs(page, outside, 'REP');
  await page.goto(reception.repair);
  await expect(page.getByLabel('Mobile du client', { exact: true })).toBeFocused();
  await page.keyboard.type(customer.phone);
  await expect(page.getByRole('heading', { name: displayedName(customer) })).toBeVisible();
  await tabTo(page, page.getByLabel('Numéro du vélo', { exact: true }));
  await page.keyboard.type(customer.visit.bikeSerial);
  const brand = page.getByRole('combobox', { name: 'Marque ou enseigne' });
  await tabTo(page, brand);
  await page.keyboard.type('Autre');
  await expect(page.getByRole('option', { name: 'Autre', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(brand).toHaveValue('Autre');
  await look('keyboard-reception');
  await tabTo(page, page.getByRole('button', { name: 'Ouvrir le dossier' }));
  await page.keyboard.press('Enter');

  await expectInvoiceAsked(page);
  await expect(page.getByLabel('Montant de la facture hors taxes', { exact: true })).toBeFocused();
  await page.keyboard.type('125,00');
  await tabTo(page, page.getByRole('button', { name: 'Choisir un fichier' }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(documents.invoice);
  await expect(page.getByText(/^Envoyé · /)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Envoyer la facture' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Envoyer cette facture/ });
  await tabTo(page, question.getByRole('button', { name: 'Envoyer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code du dossier REP\d+_\d{5}$/ })).toBeVisible();
  await look('keyboard-code');
});
