import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { confirm, hand, openFromMenu, signInAs } from '../walk/acts.ts';
import { notificationOf, transfersIn } from './bank-file.ts';
import type { SentTransfer } from './bank-file.ts';

/** Shops of the demonstration of which files wait for their payment. */
const shops = ['Cycles de la Saône', 'Ivry Cycles'] as const;

const bankFile = (content: string) => ({ name: 'avis.xml', mimeType: 'text/xml', buffer: Buffer.from(content) });
const resultsOf = (page: Page) => page.getByRole('grid', { name: 'Ce que dit le fichier' }).getByRole('row');

// One story: a batch goes to the bank, which answers of each of its transfers.
test.describe.configure({ mode: 'serial' });

let paid: SentTransfer;
let unpaid: SentTransfer;

test('1. an administrator drafts a batch for two shops, which another one approves and exports', async ({
  page,
  browser,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'ADM');
  await openFromMenu(page, 'Remboursements');
  for (const shop of shops)
    await page.getByRole('row').filter({ hasText: shop }).first().getByRole('rowheader').click();
  await expect(page.getByText('2 dossiers sélectionnés')).toBeVisible();
  await capture('10-refunds-selected');
  await page.getByRole('button', { name: 'Préparer un lot' }).click();
  await confirm(page, /^Préparer ce lot/, 'Préparer un lot');
  await expect(page.getByRole('button', { name: 'Approuver le lot' })).toBeDisabled();
  const batch = page.url();

  const context = await browser.newContext();
  const second = await context.newPage();
  await signInAs(second, outside, 'ADM', 1);
  await second.goto(batch);
  await second.getByRole('button', { name: 'Approuver le lot' }).click();
  await confirm(second, /^Approuver ce lot/, 'Approuver le lot');
  await second.getByRole('button', { name: 'Exporter le fichier SEPA' }).click();
  const download = second.waitForEvent('download');
  await confirm(second, /^Exporter ce lot/, 'Exporter le fichier SEPA');
  const transfers = transfersIn(await readFile(await (await download).path(), 'utf8'));
  expect(transfers).toHaveLength(shops.length);
  await context.close();

  await page.reload();
  const list = page.getByRole('list', { name: 'Virements' });
  await expect(list).toBeVisible();
  const ofShop = async (name: RegExp) => {
    const text = await list.getByRole('listitem').filter({ hasText: name }).first().innerText();
    return transfers.find(({ reference }) => text.includes(reference)) as SentTransfer;
  };
  paid = await ofShop(/saone|saône/i);
  unpaid = await ofShop(/ivry/i);
  await capture('11-batch-exported');
});

test.describe('what the bank answers', () => {
  test.use({ expectedFailures: { all: [/400/] } });

  test('2. is read line by line, once, and a hostile file is refused', async ({ page, outside, capture }) => {
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/remboursements?vue=lots');
    await hand(page, 'Fichier de la banque', bankFile(notificationOf([paid, unpaid], [unpaid])));
    await expect(resultsOf(page).filter({ hasText: paid.reference })).toContainText('Payé');
    await expect(resultsOf(page).filter({ hasText: unpaid.reference }).last()).toContainText('compte clôturé');
    await capture('12-bank-report');
    await hand(page, 'Fichier de la banque', bankFile(notificationOf([paid])));
    await expect(resultsOf(page).filter({ hasText: paid.reference })).toContainText('Déjà lu');
    const bomb = '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>';
    await hand(page, 'Fichier de la banque', bankFile(bomb));
    await expect(page.getByText('Ce fichier n’est pas un camt.053, camt.054 ou pain.002 lisible.')).toBeVisible();
    await capture('13-bank-file-refused');
  });
});
