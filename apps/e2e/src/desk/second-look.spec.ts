import { establishmentRoutes } from '@alveole/contracts/establishment';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { demoAccount, messageTo, signInAs as tokenOf, signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { EstablishmentKind, formatEuros, RepairStatus } from '@alveole/domain';
import type { Browser, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import type { Viewport } from '../browser/viewports.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, openFromMenu, signInAs } from '../walk/acts.ts';
import { changeFile, fileOf } from '../walk/shops.ts';

const sophie = 'LEROY Sophie';
const otherAccount = 'FR7630006000011234567890189';
/** What the bank's journey pays. */
const paidElsewhere = ['Cycles de la Saône', 'Ivry Cycles'];

/** A paid file of the demonstration's repairer that somebody else than the administrator followed, and nobody corrected. */
async function paidFile(outside: DemoApi) {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await tokenOf(outside, mail, password);
  const query = { status: RepairStatus.refunded } as const;
  const files = await outside.call(repairRoutes.listOwnRepairs, { query }, token);
  for (const file of files.filter(({ rozo_user_name }) => rozo_user_name !== sophie)) {
    const money = await outside.call(refundRoutes.readFileMoney, { params: { id: file.repair_id } }, token);
    if (money.due === 0) return { ...file, mail };
  }
  throw new Error('No paid file can be corrected.');
}

/** A bike shop with an account to which money is due. */
async function payee(outside: DemoApi) {
  const token = await signInAsAdministrator(outside, 0);
  const files = await outside.call(refundRoutes.listRefundable, { query: {} }, token);
  const shops = await outside.call(
    establishmentRoutes.listEntities,
    { query: { gender: EstablishmentKind.bikeShop } },
    token,
  );
  const isShop = new Set(shops.map(({ entity_id }) => entity_id));
  const found = files.find(
    ({ entity_id, entity_name, blocked_by }) =>
      isShop.has(entity_id) && blocked_by === undefined && !paidElsewhere.includes(entity_name),
  );
  return { id: found?.entity_id ?? '', name: found?.entity_name ?? '' };
}

/** Validates a file of somebody who can be paid, as a colleague would; answers whom the mail of it goes to. */
async function validateOne(outside: DemoApi): Promise<{ readonly mail: string; readonly fileNumber: string }> {
  const token = await signInAsAdministrator(outside, 0);
  const files = await outside.call(repairRoutes.listRepairs, { query: { status: RepairStatus.toReview } }, token);
  for (const { repair_id, repair_rozo_id, row_hash, rozo_user_id, repair_entity_id } of files) {
    const { mail = '', iban = '' } = (await fileOf(outside, repair_entity_id)).entity_data;
    if (rozo_user_id !== undefined || iban === '') continue;
    const repair_data = { operation_code: 'AVAL', operation_data: {} } as const;
    await outside.call(
      repairRoutes.operateRepairAsStaff,
      { body: { repair_id, last_row_hash: row_hash, repair_data } },
      token,
    );
    return { mail, fileNumber: repair_rozo_id };
  }
  throw new Error('No file can be validated.');
}

/** Another person's browser, on a screen of the same width. */
async function besides(browser: Browser, viewport: Viewport): Promise<Page> {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}

/** Reads a page again until what events bring has come. */
async function expectReportedOnce(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Paiement' })).toContainText(text, { timeout: 5000 });
  }).toPass();
}

onEachScreen((viewport) => {
  const { width } = viewport;

  test('a corrected premium stands in the ledger of the file, and its repairer reads it', async ({
    page,
    browser,
    outside,
    capture,
  }) => {
    const { mail, repair_id, repair_rozo_id, repair_amounts } = await paidFile(outside);
    const before = Math.round((repair_amounts.amount_to_refund ?? 0) * 100);
    await signInAs(page, outside, 'ADM');
    await page.goto(`/admin/backend/facture/${repair_rozo_id}`);
    await fillIn(page, { 'Prime éligible corrigée': ((before - 150) / 100).toFixed(2).replace('.', ',') });
    await page.getByRole('button', { name: 'Corriger la prime' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      `La prime passera de ${formatEuros(before)} à ${formatEuros(before - 150)}.`,
    );
    await page.getByRole('textbox', { name: /^Raison de la correction/ }).fill('Pièce facturée deux fois');
    await capture(`correction-asked-${width}`);
    await confirm(page, /^Corriger la prime/, 'Corriger la prime');
    await expectReportedOnce(page, /Correction.*−1,50\s€/s);
    await capture(`correction-ledger-${width}`);

    expect(await messageTo(outside, mail, new RegExp(`Prime corrigée – ${repair_rozo_id}`))).toContain('1,50');
    const shop = await besides(browser, viewport);
    await signInAs(shop, outside, 'REP');
    await shop.goto(`/admin/reparation/livraison/${repair_id}`);
    await expectReportedOnce(shop, /Versé en trop, déduit d’un prochain virement\s*1,50\s€/);
    await expectNoSidewaysScroll(shop);
    await shop.context().close();
  });

  test('an account that one member of staff changed is approved by another, who was told its end', async ({
    page,
    browser,
    outside,
    capture,
  }) => {
    const { id, name } = await payee(outside);
    await changeFile(outside, id, { iban: otherAccount });
    await signInAs(page, outside, 'ADM');
    await openFromMenu(page, 'Remboursements');
    const blockedRow = (at: Page) =>
      at.getByRole('row').filter({ hasText: name }).filter({ hasText: 'L’IBAN a changé' });
    await expect(blockedRow(page).first()).toBeVisible();
    await expect(blockedRow(page).first()).toContainText('Vous avez changé cet IBAN');
    await expect(blockedRow(page).getByRole('button', { name: 'Approuver le compte' })).toHaveCount(0);
    await capture(`account-changed-${width}`);

    const second = await besides(browser, viewport);
    await signInAs(second, outside, 'ADM', 1);
    await openFromMenu(second, 'Remboursements');
    await blockedRow(second).first().getByRole('button', { name: 'Approuver le compte' }).click();
    const dialog = second.getByRole('alertdialog', { name: /^Approuver le nouveau compte/ });
    await dialog.getByLabel('Quatre derniers caractères de l’IBAN').fill('0000');
    await dialog.getByRole('button', { name: 'Approuver le compte' }).click();
    await expect(dialog.getByText('Ce n’est pas le compte que l’établissement a déclaré')).toBeVisible();
    await dialog.getByLabel('Quatre derniers caractères de l’IBAN').fill(otherAccount.slice(-4));
    await dialog.getByRole('button', { name: 'Approuver le compte' }).click();
    await expect(second.getByText('Le compte est approuvé')).toBeVisible();
    await expectNoSidewaysScroll(second);
    await second.context().close();
  });

  test('who wants no more courtesies stops them from the mail itself, and gets them again from staff', async ({
    page,
    outside,
    capture,
  }) => {
    const { mail, fileNumber } = await validateOne(outside);
    const text = await messageTo(outside, mail, new RegExp(`Dossier validé – ${fileNumber}`));
    await page.goto(/https?:\S+courriels#\S+/.exec(text)?.[0] ?? '');
    await expect(page.getByText(/Vous ne recevrez plus les courriels d’avancement/)).toBeVisible();
    await capture(`stop-mails-${width}`);
    await page.getByRole('button', { name: 'Ne plus recevoir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'C’est enregistré' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/courriels?vue=adresse');
    await fillIn(page, { 'Courriel ou téléphone mobile': mail });
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page.getByText(/cette adresse ne reçoit plus les courriels d’avancement/)).toBeVisible();
    await capture(`address-${width}`);
    await page.getByRole('button', { name: 'Envoyer de nouveau' }).click();
    await confirm(page, /^Envoyer de nouveau ces courriels/, 'Envoyer de nouveau');
    await expect(page.getByText(/cette adresse ne reçoit plus/)).toHaveCount(0);
  });

  test('what a file has in common with others is shown side by side, and decides nothing', async ({
    page,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/reparations?filtre=1');
    await page.locator('tbody tr a').first().click();
    const hints = page.getByRole('region', { name: 'À regarder de plus près' });
    await hints.getByText('Comparer les deux pièces').first().click();
    const sides = ['Dans ce dossier', /^Dans (REP|VEL)/].map((name) => hints.getByRole('img', { name }));
    for (const side of sides) await expect(side.first()).toBeVisible();
    const [here, there] = await Promise.all(sides.map((side) => side.first().boundingBox()));
    expect((there?.x ?? 0) > (here?.x ?? 0) + 100).toBe(width > 993);
    await expect(hints.getByText(/Aucun ne décide/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`hints-${width}`);
  });
});
