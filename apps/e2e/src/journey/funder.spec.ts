import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { funderRoutes } from '@alveole/contracts/funder';
import { messageTo, signInAs as tokenOf } from '@alveole/demo';
import { emptyInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import type { ServedProduct } from '../browser/test.ts';
import { behindProxy } from '../browser/visitors.ts';
import { confirm, fillIn, signIn, signInAs } from '../walk/acts.ts';
import { csvRows } from '../walk/csv-rows.ts';

// A product of its own, whose demo data are of a campaign that three funders pay together.
const funderTest = test.extend<object, { product: ServedProduct }>({
  product: [
    async ({ settings }, use) => {
      const running = process.env.PRODUCT_URL;
      if (running) return use({ url: running, dataDir: process.env.DATA_DIR ?? '.data' });
      const installation = await emptyInstallation();
      const product = await startProduct(installation, {
        ...behindProxy,
        ...settings,
        CAMPAIGN: 'metropole-exemple',
      });
      await use({ url: product.url, dataDir: installation.dataDir });
      await product.kill();
      await removeInstallation(installation);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const password = 'Velo-2026f';
const town = 'Ville d’Exemple';

/** Cents of a sum as screens and spreadsheets write it: `1 234,50 €`, `-5`. */
const centsIn = (text: string): number => Math.round(Number(text.replace(/[^\d,-]/g, '').replace(',', '.')) * 100);

async function downloaded(page: Page, button: RegExp): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

onEachScreen(({ width }) => {
  funderTest(
    'a funder gets its account by mail, reads its envelope and its files, and nothing of others',
    async ({ page, browser, outside, capture }) => {
      funderTest.slow();
      const mail = `finances-${width}@ville.exemple.fr`;
      await signInAs(page, outside, 'ADM');
      await page.goto('/admin/settings/financeurs');
      await page.getByRole('button', { name: 'Ouvrir un compte' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ouvrir le compte d’un financeur' });
      await fillIn(dialog, { 'Nom et prénom': 'BRUN Odile', 'Adresse e-mail': mail });
      await dialog.getByRole('button', { name: 'Ouvrir un compte' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(mail).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await capture(`funder-accounts-${width}`);

      const link = /https?:\S+#\S+/.exec(await messageTo(outside, mail, /Un compte a été ouvert/))?.[0] ?? '';
      const own = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await own.goto(link);
      await fillIn(own, { 'Nouveau mot de passe': password, 'Confirmation du mot de passe': password });
      await own.getByRole('button', { name: 'Changer mon mot de passe' }).click();
      await own.getByRole('link', { name: 'Se connecter' }).click();
      await signIn(own, { mail, password });
      await expect(own.getByRole('heading', { level: 1, name: 'Ma participation' })).toBeVisible();
      await expect(own.getByRole('region', { name: town })).toBeVisible();
      await expectNoSidewaysScroll(own);
      await expectAccessible(own);

      await own.goto('/admin/financeur/dossiers');
      await expect(own.getByText(/dossiers? affichés?/)).toBeVisible();
      await expectNoSidewaysScroll(own);
      await expectAccessible(own);
      const rows = csvRows((await downloaded(own, /Télécharger en CSV/)).toString('utf8'));
      expect(rows.length).toBeGreaterThan(1);
      await own.goto('/admin/backend/reparations');
      await expect(own).toHaveURL(/\/auth\/login/);
      const token = await tokenOf(outside, mail, password);
      await expect(outside.call(funderRoutes.listFunderAccounts, {}, token)).rejects.toThrow(/403/);
    },
  );

  funderTest(
    'a call for funds is issued once, and its funder downloads papers that agree with its sum',
    async ({ page, browser, outside, capture }) => {
      funderTest.slow();
      await signInAs(page, outside, 'ADM');
      await page.goto('/admin/backend/appels');
      const press = page.getByRole('button', { name: 'Émettre l’appel' });
      const list = page.getByRole('grid', { name: 'Appels de fonds' });
      // The walk on the other screen has called all that there was.
      await expect(press.or(page.getByText(/Aucune écriture nouvelle/))).toBeVisible();
      await expectNoSidewaysScroll(page);
      await capture(`fund-calls-${width}`);
      if (await press.isVisible()) {
        await press.click();
        await confirm(page, /appel n°\s1 à/, 'Émettre l’appel');
      }
      const row = list.getByRole('row').filter({ hasText: town });
      await expect(row).toBeVisible();
      const called = centsIn((await row.locator('strong').last().textContent()) ?? '');

      const mail = `finances-${width}@ville.exemple.fr`;
      const own = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await signIn(own, { mail, password });
      await own.goto('/admin/financeur/appels');
      const pdf = await downloaded(own, /PDF de l’appel n°\s1/);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const [, ...rows] = csvRows((await downloaded(own, /CSV de l’appel n°\s1/)).toString('utf8'));
      expect(rows.reduce((sum, row) => sum + centsIn(row[3] ?? ''), 0)).toBe(called);
      await expectNoSidewaysScroll(own);
      await expectAccessible(own);
    },
  );
});
