import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, openFromMenu, signIn, signInAs } from '../walk/acts.ts';
import { closedRepair } from '../walk/earlier-visits.ts';
import { accreditedShop } from '../walk/shops.ts';

const flagged = 'Trois factures du même jour';
const suspended = 'Contrôle des factures en cours';

async function besides(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** A last day that is a month away, as one types it. */
function inAMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
}

/** Presses an act of the page and gives its reason in the question that it asks. */
async function actWithReason(page: Page, act: string, fields: Readonly<Record<string, string>>, sent = act) {
  await page.getByRole('button', { name: act, exact: true }).click();
  const question = page.getByRole('dialog');
  await fillIn(question, fields);
  await question.getByRole('button', { name: sent, exact: true }).click();
  await expect(question).toBeHidden();
}

test('a flag on a shop stands beside the decision on its files until it is removed, and stays in its history', async ({
  page,
  outside,
  capture,
}) => {
  const shop = await accreditedShop(outside);
  const { visit } = await closedRepair(outside, shop);
  await signInAs(page, outside, 'ADM');
  await page.goto(`/admin/backend/folder/${shop.entityId}`);
  await actWithReason(page, 'Signaler l’établissement', { Raison: flagged, 'Dernier jour': inAMonth() }, 'Signaler');
  await expect(page.getByRole('button', { name: `Retirer le signalement\u00a0: ${flagged}` })).toBeVisible();
  await capture('flagged-shop');

  await page.goto(`/admin/backend/facture/${visit.fileNumber}`);
  const notice = page.getByText(`Établissement signalé\u00a0: ${flagged}`).filter({ visible: true });
  await expect(notice).toBeVisible();
  await capture('flagged-file');

  await page.goto(`/admin/backend/folder/${shop.entityId}`);
  await page.getByRole('button', { name: `Retirer le signalement\u00a0: ${flagged}` }).click();
  await confirm(page, /^Retirer ce signalement/, 'Retirer');
  const history = page.getByRole('region', { name: 'Chronologie' });
  await expect(history).toContainText('Signalement posé');
  await expect(history).toContainText('Signalement retiré');
  await page.goto(`/admin/backend/facture/${visit.fileNumber}`);
  await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a shop reads that its payments are suspended, why and since when, until an administrator resumes them', async ({
  page,
  browser,
  outside,
  capture,
}) => {
  const state = await accreditedShop(outside);
  await signInAs(page, outside, 'ADM');
  await page.goto(`/admin/backend/folder/${state.entityId}`);
  await actWithReason(page, 'Suspendre les versements', { Raison: suspended });
  const card = page.getByRole('region', { name: 'Versements' });
  await expect(card).toContainText(`Raison\u00a0: ${suspended}`);
  await capture('suspended-payments');

  const shop = await besides(browser);
  await signIn(shop, state);
  await openFromMenu(shop, 'Mes virements');
  const notice = shop.getByText(`Vos versements sont suspendus\u00a0: ${suspended}`);
  await expect(notice).toBeVisible();

  await actWithReason(page, 'Reprendre les versements', { Raison: 'Contrôle terminé' });
  await expect(card).toContainText('En cours');
  const history = page.getByRole('region', { name: 'Chronologie' });
  for (const step of ['Versements suspendus', 'Versements repris']) await expect(history).toContainText(step);
  await shop.reload();
  await expect(shop.getByRole('region', { name: 'À recevoir' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await shop.context().close();
});
