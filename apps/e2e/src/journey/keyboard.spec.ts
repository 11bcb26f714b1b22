import { demoAccount } from '@alveole/demo';
import { expect, test } from '../browser/test.ts';
import { fillIn, openFromMenu, signInAs } from '../walk/acts.ts';

test('by the keyboard alone one signs in and decides on a file', async ({ page, outside }) => {
  const { mail, password } = await demoAccount(outside, 'ADM', 0);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Adresse e-mail', { exact: true })).toBeFocused();
  await page.keyboard.type(mail);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/admin\/backend\/entreprises/);
  await page.goto('/admin/backend/reparations?filtre=1');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // A colleague's file may not be decided on: go down to the first that nobody holds.
  const free = (await rows.allInnerTexts()).findIndex((text) => text.includes('Libre'));
  for (let row = 1; row <= free; row += 1) await page.keyboard.press('j');
  await expect(rows.nth(free)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/backend\/facture\//);
  const file = page.getByRole('heading', { level: 1, name: /^REP\d+_\d{5}$/ });
  await expect(file).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByText('Le réparateur recevra un courriel. La prime attendra son virement.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Valider pour remboursement' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre demande a bien été prise en compte')).toBeVisible();
});

test('a reload in the middle of the counter loses nothing that was typed', async ({ page, outside }) => {
  await signInAs(page, outside, 'REP');
  await openFromMenu(page, 'Enregistrer une réparation');
  await fillIn(page, { 'Mobile du client': '0639980199' });
  const typed = { Nom: 'Garnier', Prénom: 'Paul', 'Lieu de naissance': 'Dijon', 'Numéro du vélo': 'SN-42-7' } as const;
  await fillIn(page, typed);
  await page.reload();
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByLabel('Mobile du client', { exact: true })).toHaveValue('06 39 98 01 99');
});
