import type { Page } from '@playwright/test';
import { expectMarked, marksOf } from '../browser/marks-of.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { lookFor } from '../walk/counter-acts.ts';
import { openedFile, preRegistered } from '../walk/earlier-visits.ts';

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The chosen one of a row of filters, beside another. */
async function expectChosenFilterMarked(page: Page): Promise<void> {
  const filters = page.getByRole('radiogroup').getByRole('radio');
  await expectMarked(
    'chosen filter',
    filters.and(page.locator('[aria-checked=true]')),
    filters.and(page.locator('[aria-checked=false]')),
  );
}

/** The entry of the menu whose page is open, beside another. @param menu name of the navigation */
async function expectCurrentEntryMarked(page: Page, menu: string): Promise<void> {
  const entries = page.getByRole('navigation', { name: menu }).getByRole('link');
  await expectMarked(
    'current entry',
    entries.and(page.locator('[aria-current=page]')),
    entries.and(page.locator(':not([aria-current])')),
  );
}

test('the public finder shows its current page, chosen filter and chosen shop without colours', async ({ page }) => {
  await page.goto('/auth/particulier/faq');
  await expectCurrentEntryMarked(page, 'Navigation principale');
  await page.goto('/auth/particulier/faire-reparer?cp=69001');
  await expectChosenFilterMarked(page);
  const shops = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-pressed]') });
  await shops.nth(1).locator('[aria-pressed]').click();
  await expectMarked('chosen shop', shops.nth(1), shops.nth(0));
});

test('public forms show a ticked box and a faulty field without colours', async ({ page }) => {
  await page.goto('/auth/particulier/inscription');
  const box = page
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const openBox = await marksOf(box);
  await box.click();
  expect(await marksOf(box), 'a ticked box differs').not.toBe(openBox);
  const [lastName, firstName] = [page.getByLabel('Nom', { exact: true }), page.getByLabel('Prénom', { exact: true })];
  await lastName.fill('Dupont');
  await page.locator('form button[type=submit]').click();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await box.focus();
  await expectMarked('faulty field', firstName, lastName);
});

test('the calculator and the finder of the landing show a faulty field and a button without colours', async ({
  page,
}) => {
  await page.goto('/auth/particulier');
  const field = page.getByLabel(/Montant de la réparation/);
  const rightField = await marksOf(field);
  await field.fill('abc');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await marksOf(field), 'a faulty amount differs').not.toBe(rightField);
  for (const act of [
    page.getByRole('button', { name: 'Rechercher' }),
    page.getByRole('link', { name: 'Trouver un réparateur' }),
  ])
    await expect(act.first()).toHaveCSS('border-top-style', 'solid');
});

test('sign-in shows a missing password without colours', async ({ page }) => {
  await page.goto('/auth/login');
  const [mail, password] = [page.getByLabel('Adresse e-mail'), page.getByLabel('Mot de passe', { exact: true })];
  await mail.fill('contact@cycles-saone.exemple.fr');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Se connecter' }).focus();
  await expectMarked('missing password', password.locator('..'), mail.locator('..'));
});

test('the counter shows its current entry, current step, chosen filter and the option under the keys without colours', async ({
  page,
  outside,
}) => {
  const { visit } = await openedFile(outside);
  const client = await preRegistered(outside);
  await signInAs(page, outside, 'REP');
  await page.goto('/admin/reparation/dossiers');
  await expectCurrentEntryMarked(page, 'Menu principal');
  await expectChosenFilterMarked(page);
  await page.goto(`/admin/livraison/finalisation/${visit.repairId}`);
  await expectMarked('current step', page.locator('li[aria-current=step]'), page.locator('li[data-state=todo]'));
  await lookFor(page, client.phone);
  await page.getByRole('combobox', { name: 'Marque ou enseigne' }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  const option = options.and(page.locator('[data-focused]'));
  await expectMarked('option under the keys', option, options.and(page.locator(':not([data-focused])')).last());
});

test('the desk shows its chosen tab and row, a closed button and the legend of a chart without colours', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/reparations?filtre=tous');
  await expectCurrentEntryMarked(page, 'Menu principal');
  await expectChosenFilterMarked(page);
  await page.goto('/admin/backend/remboursements');
  const tabs = page.getByRole('tab');
  await expectMarked(
    'chosen tab',
    tabs.and(page.locator('[aria-selected=true]')),
    tabs.and(page.locator('[aria-selected=false]')),
  );
  const prepare = page.getByRole('button', { name: 'Préparer un lot' });
  const closedButton = await marksOf(prepare);
  const rows = page.locator('tbody tr');
  await rows.first().locator('label').first().click();
  await expect(prepare).toBeEnabled();
  expect(await marksOf(prepare), 'a closed button differs').not.toBe(closedButton);
  await expectMarked('ticked row', rows.nth(0), rows.nth(1));
  await page.goto('/admin/backend/statistiques');
  const swatch = page.locator('figure ul[aria-hidden] li > span').first();
  await expect(swatch).toHaveCSS('forced-color-adjust', 'none');
});
