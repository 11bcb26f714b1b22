import { readFile } from 'node:fs/promises';
import { freshState, messageTo } from '@alveole/demo';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { registeredShop } from '../walk/shops.ts';
import { confirm, fillIn, openFromMenu, signIn, signInAs, tick } from '../walk/acts.ts';
import { csvRows } from '../walk/csv-rows.ts';
import { xlsxRows } from '../walk/xlsx-rows.ts';

/** The form of a file, and how it is read. */
const asCsv = { form: 'CSV', rowsOf: async (path: string) => csvRows(await readFile(path, 'utf8')) };
const asXlsx = { form: 'Excel (XLSX)', rowsOf: async (path: string) => xlsxRows(await readFile(path)) };
/** What is asked of the list, and as what. */
const exports = [
  { asks: 'filtre=1', ...asCsv },
  { asks: 'filtre=1&q=velo&tri=nom', ...asXlsx },
  { asks: 've=attente&tri=anciens', ...asXlsx },
];

onEachScreen(({ width }) => {
  const fresh = freshState();
  const colleague = { name: `Zoé ${fresh.lastname}`, mail: `zoe.${fresh.lastname.toLowerCase()}@exemple.fr` };
  const account = { mail: colleague.mail, password: fresh.password };

  test.describe('an account of the team', () => {
    // One story: each test goes on where the one before it ended.
    test.describe.configure({ mode: 'serial' });

    test('1. is opened by an administrator', async ({ page, outside, capture }) => {
      await signInAs(page, outside, 'ADM');
      await openFromMenu(page, 'Comptes de l’équipe');
      await expect(page.getByRole('heading', { level: 1, name: 'Comptes de l’équipe' })).toBeVisible();
      await capture(`80-team-${width}`);
      await page.getByRole('button', { name: 'Ouvrir un compte' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ouvrir un compte' });
      await fillIn(dialog, { 'Nom et prénom': colleague.name, 'Adresse e-mail': colleague.mail });
      await tick(dialog, 'Support');
      await tick(dialog, 'Opérateur');
      await capture(`81-team-open-${width}`);
      await dialog.getByRole('button', { name: 'Ouvrir un compte' }).click();
      await expect(page.getByText(`Un lien est envoyé à ${colleague.mail}`)).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: colleague.mail });
      await expect(row.getByText('Mot de passe à choisir')).toBeVisible();
    });

    test('2. gets its password by the link of a mail, and reads the lists', async ({ page, outside, capture }) => {
      const text = await messageTo(outside, colleague.mail, /Un compte a été ouvert/);
      await page.goto(/https?:\S+#\S+/.exec(text)?.[0] ?? '');
      await expect(page.getByRole('heading', { level: 1, name: 'Choisir votre mot de passe' })).toBeVisible();
      await capture(`82-team-password-${width}`);
      const { password } = account;
      await fillIn(page, { 'Nouveau mot de passe': password, 'Confirmation du mot de passe': password });
      await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
      await page.getByRole('link', { name: 'Se connecter' }).click();
      await signIn(page, account);
      await expect(page).toHaveURL(/\/admin\/backend\/entreprises/);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await openFromMenu(page, 'Collectivités');
      await expect(page.getByRole('heading', { level: 1, name: 'Collectivités' })).toBeVisible();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await capture(`83-team-lists-${width}`);
      await expectNoSidewaysScroll(page);
    });

    test.describe('once disabled', () => {
      test.use({ expectedFailures: { all: [/40[0-9]/] } });

      test('3. signs nobody in any more, and the page that is open with it is signed out', async ({
        page,
        browser,
        outside,
        capture,
      }) => {
        const context = await browser.newContext();
        const open = await context.newPage();
        await signIn(open, account);
        await expect(open.locator('tbody tr').first()).toBeVisible();
        await signInAs(page, outside, 'ADM');
        await openFromMenu(page, 'Comptes de l’équipe');
        await page.getByRole('button', { name: `Désactiver\u00a0: ${colleague.name}` }).click();
        await confirm(page, /^Désactiver le compte de/, 'Désactiver');
        await expect(page.getByText('Le compte est désactivé')).toBeVisible();
        const row = page.getByRole('row').filter({ hasText: colleague.mail });
        await expect(row.getByText('Désactivé', { exact: true }).first()).toBeVisible();
        await capture(`84-team-disabled-${width}`);
        await expectNoSidewaysScroll(page);
        await openFromMenu(open, 'Collectivités');
        await expect(open).toHaveURL(/\/auth\/login/);
        await context.close();
        await page.goto('/admin/login');
        await expect(page).toHaveURL(/\/auth\/login/);
        await fillIn(page, { 'Adresse e-mail': account.mail, 'Mot de passe': account.password });
        await page.getByRole('button', { name: 'Se connecter' }).click();
        await expect(page.getByText(/^Votre compte a été désactivé/).first()).toBeVisible();
        await expect(page).toHaveURL(/\/auth\/login/);
      });
    });
  });

  test('the export holds exactly the rows that the list shows, under several filters', async ({
    page,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'ADM');
    for (const { asks, form, rowsOf } of exports) {
      await page.goto(`/admin/backend/entreprises?${asks}`);
      const rows = page.locator('tbody tr');
      await expect(rows.first()).toBeVisible();
      const names = await rows.getByRole('rowheader').allInnerTexts();
      const identifiers = await rows.locator('[role="rowheader"] + td').allInnerTexts();
      await page.getByRole('button', { name: 'Exporter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Exporter la liste' });
      await tick(dialog, form);
      if (form === 'CSV') await capture(`85-export-${width}`);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Télécharger le fichier' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^etablissements-\d{4}-\d\d-\d\d\.(csv|xlsx)$/);
      const [head = [], ...lines] = await rowsOf(await file.path());
      const cell = (line: readonly string[], column: string) => line[head.indexOf(column)] ?? '';
      expect(lines.map((line) => cell(line, 'Dénomination commerciale') || cell(line, 'Raison sociale'))).toEqual(
        names,
      );
      expect(lines.map((line) => cell(line, 'SIRET, RNA ou inscription'))).toEqual(identifiers);
      if (asks.includes('filtre=1'))
        expect(new Set(lines.map((line) => cell(line, 'État')))).toEqual(new Set(['Validé']));
    }
  });

  test('two operators at one file: who comes second is told who holds it, and decides once it is released', async ({
    page,
    browser,
    outside,
  }) => {
    const folder = `/admin/backend/folder/${await registeredShop(outside)}`;
    await signInAs(page, outside, 'ADM', 1);
    await page.goto(folder);
    await page.getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(page.getByText('Réservé par moi')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Valider l’accréditation' })).toBeVisible();

    const context = await browser.newContext();
    const second = await context.newPage();
    await signInAs(second, outside, 'ALL');
    await second.goto(folder);
    await expect(second.getByText(/^Ce dossier est suivi par .+\. Seule cette personne peut décider\.$/)).toBeVisible();
    await expect(second.getByRole('button', { name: 'Valider l’accréditation' })).toBeHidden();
    await expectAccessible(second);
    await expectNoSidewaysScroll(second);

    await page.getByRole('button', { name: 'Libérer', exact: true }).click();
    await expect(page.getByText('Libre', { exact: true })).toBeVisible();
    await second.reload();
    await second.getByRole('button', { name: 'Valider l’accréditation' }).click();
    await confirm(second, /^Valider l’accréditation/, 'Valider l’accréditation');
    await expect(second.getByText('Décision enregistrée')).toBeVisible();
    await context.close();
  });

  test('a document opens in a window of its own', async ({ page, outside, capture }) => {
    const shop = await registeredShop(outside);
    await signInAs(page, outside, 'ADM');
    await page.goto(`/admin/backend/folder/${shop}`);
    const viewer = page.getByRole('toolbar', { name: 'Affichage\u00a0: Extrait KBIS' });
    await expect(viewer.getByRole('button', { name: 'Tourner à droite' })).toBeEnabled();
    await capture(`86-folder-${width}`);
    await expectNoSidewaysScroll(page);
    const popup = page.waitForEvent('popup');
    await viewer.getByRole('button', { name: 'Ouvrir dans une nouvelle fenêtre' }).click();
    const window = await popup;
    await expect(window).toHaveURL(/\/view\/document$/);
    await expect(window.getByRole('heading', { level: 1, name: 'Extrait KBIS' })).toBeVisible();
    await expect(window.getByRole('button', { name: 'Tourner à droite' })).toBeEnabled();
    await expect(window.getByRole('img', { name: 'Extrait KBIS' })).toBeVisible();
    await expectAccessible(window);
  });

  test('the dashboard leads to the oldest file that waits', async ({ page, outside, capture }) => {
    await registeredShop(outside);
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/entreprises?filtre=0&tri=anciens');
    const oldest = await page.locator('tbody tr').first().getByRole('rowheader').innerText();
    await openFromMenu(page, 'Accueil');
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    const queue = page.getByRole('row').filter({ hasText: 'À valider · Entreprises' });
    await expect(queue).toContainText(oldest);
    await capture(`87-dashboard-${width}`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: /^Traiter.: À valider · Entreprises$/ }).click();
    await expect(page).toHaveURL(/\/admin\/backend\/folder\/.*tri=anciens/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(/^1 sur \d+$/)).toBeVisible();
    await expect(page.getByText(oldest, { exact: false }).first()).toBeVisible();
  });
});

test('by the keyboard alone one goes from the list into a file, to the next and back', async ({ page, outside }) => {
  await registeredShop(outside);
  await signInAs(page, outside, 'ADM');
  await page.goto('/admin/backend/entreprises');
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const names = await page.locator('tbody tr').getByRole('rowheader').allInnerTexts();
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/admin\/backend\/folder\//);
  await expect(opened).toBeFocused();
  await expect(page.getByText(names[0] ?? '', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 sur \d+/)).toBeVisible();
  await expect(opened).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByText(/^1 sur \d+/)).toBeVisible();
});
