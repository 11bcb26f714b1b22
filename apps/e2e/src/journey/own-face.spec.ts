import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageTo } from '@alveole/demo';
import { calendarDay } from '@alveole/domain';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, signInAs, tick } from '../walk/acts.ts';
import { readPdf } from '../walk/read-pdf.ts';

const campaigns = join(import.meta.dirname, '../../../../campaigns');
const folder = mkdtempSync(join(tmpdir(), 'alveole-face-'));
const own = join(folder, 'metropole-exemple');
const inThirtyDays = calendarDay(new Date(Date.now() + 30 * 24 * 3600 * 1000));

/** A metropolis with new conditions of its shops that hold in thirty days. */
cpSync(campaigns, folder, { recursive: true });
const conditions = readFileSync(join(own, 'textes/conditions-reparateurs.md'), 'utf8');
writeFileSync(
  join(own, `textes/conditions-reparateurs.${inThirtyDays}.md`),
  conditions
    .replace('2026-01-01', inThirtyDays)
    .replace('## 4. Contact', '## 4. Délai\n\nSous dix jours.\n\n## 5. Contact'),
);

test.use({ settings: { CAMPAIGN: 'metropole-exemple', CAMPAIGNS_DIR: folder } });

/** The colour that the face gives, and the one of Alvéole. */
const [given, usual] = ['rgb(109, 32, 119)', 'rgb(8, 71, 68)'];

onEachScreen(({ width }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in the ${colorScheme} theme`, () => {
      test.use({ colorScheme });

      test('the pages of an installation have its name, its logo and its colours, and are accessible', async ({
        page,
        outside,
        capture,
      }) => {
        await page.goto('/auth/particulier');
        const home = page.getByRole('link', { name: 'Vélo Métropole, accueil' });
        await expect(home.locator('[data-sign]')).toHaveCSS('background-image', /visage\/[0-9a-f]{16}\/logo\.svg/);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', usual);
        await capture(`face-landing-${colorScheme}-${width}`);
        await page.goto('/auth/login');
        const press = page.getByRole('button', { name: 'Se connecter' });
        if (colorScheme === 'light') await expect(press).toHaveCSS('background-color', given);
        else await expect(press).not.toHaveCSS('background-color', given);
        await capture(`face-login-${colorScheme}-${width}`);
        await signInAs(page, outside, 'REP');
        await capture(`face-counter-${colorScheme}-${width}`);
        await signInAs(page, outside, 'ADM');
        await capture(`face-desk-${colorScheme}-${width}`);
      });

      test('the calculator of the landing asks what the aid depends on, and answers by it', async ({
        page,
        capture,
      }) => {
        await page.goto('/auth/particulier');
        const price = page.getByRole('region', { name: 'Combien vais-je payer ?' });
        await price.getByLabel(/Montant de la réparation/).click();
        await expect(price.getByText('Répondez aux questions ci-dessus pour voir l’aide.')).toBeVisible();
        await tick(price, 'Un vélo cargo');
        await price.getByRole('radio', { name: 'Non', exact: true }).check();
        await fillIn(price, { 'Votre âge (ans)': '30', 'Votre code postal': '69001' });
        // Half of 60 € and the town's 20 €, less than the invoice with its tax of 72 €.
        await expect(price.getByText('Il vous reste à payer').locator('..')).toContainText(/22,00\s€/);
        await capture(`face-calculator-${colorScheme}-${width}`);
        await fillIn(price, { 'Votre code postal': '75011' });
        await expect(price.getByText(/réservée aux habitants de la métropole/)).toBeVisible();
      });

      test('a legal text is read as a page', async ({ page, capture }) => {
        await page.goto('/auth/particulier/aide');
        await page.getByRole('link', { name: 'Données personnelles' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Données personnelles' })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Raison' })).toBeVisible();
        await expect(page).toHaveTitle('Données personnelles · Vélo Métropole');
        await expectNoSidewaysScroll(page);
        await capture(`face-text-${colorScheme}-${width}`);
      });
    });
  }
});

test('a legal text has a PDF with its version, and so has the one that is announced', async ({ page }) => {
  const read = async (path: string) => readPdf(await (await page.request.get(path)).body());
  const current = await read('/documents/conditions-reparateurs.pdf');
  expect(current.title).toBe('Conditions des réparateurs');
  expect(current.words).toMatch(/Version du 1er janvier 2026 .* Métropole d’Exemple/);
  expect((await read(`/documents/conditions-reparateurs.${inThirtyDays}.pdf`)).words).toContain('Sous dix jours.');
});

test('a mail is signed by the installation', async ({ page, outside }) => {
  await page.goto('/auth/forgot');
  await fillIn(page, { 'Adresse e-mail': 'contact@cycles-saone.exemple.fr' });
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const text = await messageTo(outside, 'contact@cycles-saone.exemple.fr', /code/);
  expect(text).toContain('Métropole d’Exemple, 12 place du Vélo, 69000 Exemple');
});

test('a shop accepts new conditions ahead of their day, and is asked no more', async ({ page, outside }) => {
  await signInAs(page, outside, 'REP');
  await expect(page.getByText(/^Nouvelles conditions des réparateurs à partir du/)).toBeVisible();
  await page.getByRole('button', { name: 'Lire et accepter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelles conditions des réparateurs' });
  await tick(dialog, 'J’accepte les nouvelles conditions des réparateurs');
  await dialog.getByRole('button', { name: 'Accepter et continuer' }).click();
  await expect(page.getByText('Votre acceptation est enregistrée')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lire et accepter' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lire et accepter' })).toBeHidden();
});

test('a changed face is followed without a restart', async ({ page }) => {
  const face = join(own, 'visage.yaml');
  writeFileSync(face, readFileSync(face, 'utf8').replace('nom: Vélo Métropole', 'nom: Vélo pour tous'));
  const titleNow = async () => {
    await page.goto('/auth/programme');
    return page.title();
  };
  await expect.poll(titleNow, { timeout: 90_000 }).toBe('Le programme · Vélo pour tous');
});
