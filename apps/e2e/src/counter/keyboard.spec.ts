import { codeSentTo } from '@alveole/demo';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { displayedName, documents } from '../walk/personas.ts';
import { expectInvoiceAsked, lookFor, reception } from '../walk/counter-acts.ts';
import { preRegistered } from '../walk/earlier-visits.ts';

/** More than any page of the counter has to go past. */
const maxPresses = 60;

/**
 * Whether one sees what has the focus: by an outline of its own, or of what frames it. What takes it only to be read, as
 * a title or a dialog, needs none.
 */
const focusSeen = `(() => {
  const { activeElement: at } = document;
  const isOutlined = (part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const frames = [at, at.parentElement, ...(at.parentElement?.children ?? []), at.parentElement?.parentElement];
  const isSeen = at.tabIndex < 0 || frames.some((part) => part && isOutlined(part));
  return at === document.body ? 'nothing' : isSeen ? 'seen' : 'unseen: ' + at.outerHTML;
})()`;

async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusSeen)).toBe('seen');
}

/** Goes on by Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  await expectFocusSeen(page);
  const isFocused = async () => (await wanted.and(page.locator(':focus')).count()) > 0;
  for (let presses = 0; presses < maxPresses && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  await expectFocusSeen(page);
}

async function pressEnterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** The file is chosen in the window of the system, which Enter opens. */
async function chooseByKeyboard(page: Page, file: (typeof documents)['invoice' | 'photo']): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressEnterOn(page, page.getByRole('button', { name: 'Choisir un fichier' }));
  await (await chooser).setFiles(file);
}

async function receive(page: Page, bikeSerial: string): Promise<void> {
  await tabTo(page, page.getByLabel('Numéro du vélo', { exact: true }));
  await page.keyboard.type(bikeSerial);
  const brand = page.getByRole('combobox', { name: 'Marque ou enseigne' });
  await tabTo(page, brand);
  await page.keyboard.type('Autre');
  await expect(page.getByRole('option', { name: 'Autre', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(brand).toHaveValue('Autre');
}

async function sendInvoice(page: Page): Promise<void> {
  await expectInvoiceAsked(page);
  await expect(page.getByLabel('Montant de la facture hors taxes', { exact: true })).toBeFocused();
  await page.keyboard.type('125,00');
  await chooseByKeyboard(page, documents.invoice);
  await expect(page.getByText(/^Prêt à joindre · /)).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: 'Envoyer la facture' }));
  await expect(page.getByRole('img', { name: /^QR code du dossier REP\d+_\d{5}$/ })).toBeVisible();
  await expectFocusSeen(page);
}

test('the arrow keys lead through a list that opens up to the edge of the screen, and the list stays open', async ({
  page,
  outside,
}) => {
  const client = await preRegistered(outside);
  await signInAs(page, outside, 'REP');
  await lookFor(page, client.phone);
  const brand = page.getByRole('combobox', { name: 'Marque ou enseigne' });
  await brand.click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeInViewport();
  const openOptions = await options.count();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(0)).toHaveAttribute('data-focused');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('data-focused');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('data-focused');
  expect(await options.count(), 'the whole list is still open').toBe(openOptions);
});

test('by the keyboard alone a repair goes from the reception to the desk, the focus in sight', async ({
  page,
  outside,
  capture,
}) => {
  const customer = await preRegistered(outside);
  await signInAs(page, outside, 'REP');
  await page.goto(reception.repair);
  await expect(page.getByLabel('Mobile du client', { exact: true })).toBeFocused();
  await page.keyboard.type(customer.phone);
  await expect(page.getByRole('heading', { name: displayedName(customer) })).toBeVisible();
  await receive(page, customer.visit.bikeSerial);
  await capture('keyboard-reception');
  await pressEnterOn(page, page.getByRole('button', { name: 'Ouvrir le dossier' }));

  await sendInvoice(page);
  await capture('keyboard-code');
  await pressEnterOn(page, page.getByRole('link', { name: 'Finaliser le dossier' }));

  await chooseByKeyboard(page, documents.photo);
  const send = page.getByRole('button', { name: 'Envoyer le code par SMS' });
  await expect(send).toBeVisible();
  await expectFocusSeen(page);
  await capture('keyboard-photo');
  await pressEnterOn(page, send);
  await expect(page.getByLabel('Code à 6 chiffres')).toBeFocused();
  await page.keyboard.type(await codeSentTo(outside, customer.sentTo));
  await expectFocusSeen(page);
  await pressEnterOn(page, page.getByRole('button', { name: 'Valider la réparation' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Réparation terminée' })).toBeFocused();
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await pressEnterOn(page, trail.getByRole('link', { name: 'Mes réparations' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mes réparations' })).toBeVisible();
  await expectFocusSeen(page);
  const file = page.getByRole('list', { name: 'Dossiers' }).getByRole('listitem');
  await expect(file.filter({ hasText: displayedName(customer) })).toContainText('Chez le programme');
  await capture('keyboard-to-review');
});
