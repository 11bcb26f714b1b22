import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { displayedName } from '../walk/personas.ts';
import { closedRepair, openedFile } from '../walk/earlier-visits.ts';
import type { Acquaintance } from '../walk/earlier-visits.ts';
import { readPdf } from '../walk/read-pdf.ts';

/** What stands on the paper that only a screen can use. */
const usable = (page: Page) =>
  page.locator('button:visible, input:visible, textarea:visible, select:visible, [role=tab]:visible');

/** What stands on the paper and says nothing. */
const empty = (page: Page) =>
  page.locator('p:visible, dd:visible').filter({ hasText: /(^|:\s)–(\s·|$)|non renseigné|^$/ });

async function print(page: Page, { visit, ...person }: Acquaintance): Promise<void> {
  await page.goto(`/admin/reparation/livraison/${visit.repairId}`);
  await expect(page.getByRole('heading', { level: 1, name: displayedName(person) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chronologie' })).toBeVisible();
  await expect(page.getByText(/^Aide à vous verser\s: /)).toBeHidden();
}

onEachScreen(({ width }) => {
  test('a file of the counter is printed with its amounts and documents, without buttons and empty fields', async ({
    page,
    outside,
    capture,
  }) => {
    const customer = await closedRepair(outside);
    await signInAs(page, outside, 'REP');
    await print(page, customer);
    await capture(`file-on-screen-${width}`);
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/^Aide à vous verser\s: 50,00\s€ · Facture HT\s: 125,00\s€ · À payer par le client\s: 100,00\s€$/),
    ).toBeVisible();
    await expect(page.getByText(/^Facture de 125,00\s€ HT/).first()).toBeVisible();
    await expect(usable(page)).toHaveCount(0);
    await expect(empty(page)).toHaveCount(0);
    await capture(`file-on-paper-${width}`);
    await expectNoSidewaysScroll(page);
  });

  test('a file that was only opened is printed without the amounts that it has not yet', async ({
    page,
    outside,
    capture,
  }) => {
    const customer = await openedFile(outside);
    await signInAs(page, outside, 'REP');
    await print(page, customer);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('list', { name: 'Chronologie' })).toBeVisible();
    await expect(usable(page)).toHaveCount(0);
    await expect(empty(page)).toHaveCount(0);
    await capture(`opened-file-on-paper-${width}`);
  });

  test('the receipt of a closed file is one sheet with shop, client, file and each sum, and nothing to press', async ({
    page,
    outside,
  }) => {
    const { visit, ...customer } = await closedRepair(outside);
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${visit.repairId}/fin`);
    await page.evaluate('globalThis.print = () => void (globalThis.wasPrinted = true)');
    await page.getByRole('button', { name: 'Imprimer le reçu' }).click();
    await expect.poll(() => page.evaluate('globalThis.wasPrinted')).toBe(true);
    const { sheets, words } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    for (const part of [displayedName(customer), visit.fileNumber, 'Cycles de la Saône']) expect(words).toContain(part);
    expect(words).toMatch(
      /Facture HT 125,00 €.*TVA 20 % 25,00 €.*Total TTC 150,00 €.*−50,00 €.*À payer par le client 100,00 €/,
    );
    expect(words).not.toMatch(/Imprimer|Client suivant|Se déconnecter/);
  });
});
