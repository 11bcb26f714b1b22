import { recoveryRoutes } from '@alveole/contracts/recovery';
import { operationBody, repairRoutes } from '@alveole/contracts/repair';
import { demoAccount, signInAs as tokenOf, signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { eurosOfCents, RepairStatus } from '@alveole/domain';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expect, test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { confirm, hand, openFromMenu, signIn, signInAs } from '../walk/acts.ts';
import { saveFile } from '../walk/save-file.ts';
import { creditFile } from './credit-file.ts';

/** The shop of the demonstration that owes. */
const shopName = 'La Bicloune du canal';
const path = '/admin/backend/recouvrement';

async function shopAccount(outside: DemoApi) {
  const { password } = await demoAccount(outside, 'REP', 0);
  return { mail: 'contact@bicloune-canal.exemple.fr', password };
}

async function seededRequest(outside: DemoApi) {
  const token = await signInAsAdministrator(outside, 0);
  const [recovery] = await outside.call(recoveryRoutes.listRecoveries, { query: {} }, token);
  return recovery ?? { reference: '', requested: 0 };
}

/** One more of its paid files is corrected down, so that it owes again. @param cents by which */
async function correctPaidFile(outside: DemoApi, cents: number): Promise<void> {
  const { mail, password } = await shopAccount(outside);
  const query = { status: RepairStatus.refunded } as const;
  const [row] = await outside.call(repairRoutes.listOwnRepairs, { query }, await tokenOf(outside, mail, password));
  const token = await signInAsAdministrator(outside, 0);
  const repair_data = operationBody.correctPremium('FACCOR', -cents, 'Une pièce est facturée deux fois');
  const body = { repair_id: row?.repair_id ?? '', last_row_hash: row?.row_hash ?? '', repair_data };
  await outside.call(repairRoutes.operateRepairAsStaff, { body }, token);
}

// One story: a shop is asked, pays, owes again and is let off.
test.describe.configure({ mode: 'serial' });

for (const viewport of [onTheDesk, inHand])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('1. the shop reads what it owes, and takes the letter along', async ({ page, outside, capture }) => {
      await signIn(page, await shopAccount(outside));
      await openFromMenu(page, 'Mes virements');
      const card = page.getByRole('region', { name: /^Vous devez/ });
      await expect(card.getByRole('img', { name: /Code de paiement/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await capture(`recovery-shop-${viewport.width}`);
      const { reference } = await seededRequest(outside);
      const letter = await saveFile(page, () => card.getByRole('button', { name: 'Lettre en PDF' }).click());
      expect(letter.name).toBe(`demande-${reference}.pdf`);
    });
  });

test('2. a file of the bank with its reference settles the request', async ({ page, outside, capture }) => {
  const { reference, requested } = await seededRequest(outside);
  await signInAs(page, outside, 'ADM');
  await page.goto(`${path}?vue=demandes`);
  await expect(page.getByRole('row').filter({ hasText: shopName })).toContainText('Demandé');
  await capture('recovery-requests');
  await page.goto('/admin/backend/remboursements?vue=lots');
  const buffer = Buffer.from(creditFile(requested.toFixed(2), reference, shopName));
  await hand(page, 'Fichier de la banque', { name: 'releve.xml', mimeType: 'text/xml', buffer });
  const report = page.getByRole('grid', { name: 'Argent reçu d’établissements' });
  await expect(report.getByRole('row').filter({ hasText: shopName })).toContainText('Règle une demande');
  await capture('recovery-bank-report');
  await page.goto(`${path}?vue=demandes`);
  await page.getByRole('row').filter({ hasText: shopName }).getByRole('rowheader').click();
  const drawer = page.getByRole('dialog', { name: /^Demande RF/ });
  await expect(drawer.getByText('Réglé')).toBeVisible();
  await capture('recovery-settled');
});

test('3. what it owes next is asked for at the desk, and given up by two administrators', async ({
  page,
  browser,
  outside,
  capture,
}) => {
  await correctPaidFile(outside, 300);
  await signInAs(page, outside, 'ADM');
  await openFromMenu(page, 'Remboursements');
  await page.getByRole('link', { name: 'Ce que des établissements doivent reverser' }).click();
  const row = page.getByRole('row').filter({ hasText: shopName });
  await expect(row).toContainText(`${eurosOfCents(300)},00`);
  await capture('recovery-debts');
  await row.getByRole('button', { name: /Demander le paiement/ }).click();
  await page.getByRole('textbox', { name: /Pourquoi aucun dossier/ }).fill('La campagne est terminée');
  await capture('recovery-ask');
  await confirm(page, /^Demander le paiement/, 'Demander le paiement');
  const drawer = page.getByRole('dialog', { name: /^Demande RF/ });
  await drawer.getByRole('button', { name: 'Proposer l’abandon' }).click();
  await page.getByRole('textbox', { name: /Raison/ }).fill('Frais plus élevés que la somme');
  await confirm(page, /^Proposer d’abandonner/, 'Proposer l’abandon');
  await expect(drawer.getByRole('button', { name: 'Confirmer l’abandon' })).toBeDisabled();
  await capture('recovery-proposed');

  const context = await browser.newContext({ viewport: inHand });
  const second = await context.newPage();
  await signInAs(second, outside, 'ADM', 1);
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Confirmer l’abandon' }).click();
  await confirm(second, /^Abandonner cette dette/, 'Confirmer l’abandon');
  await expect(
    second
      .getByRole('dialog', { name: /^Demande RF/ })
      .getByText('Abandonné')
      .first(),
  ).toBeVisible();
  await context.close();
});

test.describe('in the hand', () => {
  test.use({ viewport: inHand, colorScheme: 'dark' });
  test('4. the views of recovery fit a phone, in the dark too', async ({ page, outside, capture }) => {
    await signInAs(page, outside, 'ADM');
    for (const view of ['a-demander', 'demandes', 'encaissements']) {
      await page.goto(`${path}?vue=${view}`);
      await expect(page.getByRole('heading', { name: 'Recouvrement', level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await capture(`recovery-${view}-phone`);
    }
  });
});
