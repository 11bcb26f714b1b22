import { repairRoutes } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi, JourneyState } from '@alveole/demo';
import type { OperationCode } from '@alveole/domain';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, openFromMenu, signInAs } from '../walk/acts.ts';
import { closedRepair } from '../walk/earlier-visits.ts';
import { displayedName } from '../walk/personas.ts';

const { readSecondReview, saveSecondReview } = reviewRoutes;

async function besides(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** One operator suffices again for the files of the other journeys. */
async function askForNoSecondReview(outside: DemoApi): Promise<void> {
  const token = await signInAsAdministrator(outside, 0);
  const { row_hash } = await outside.call(readSecondReview, {}, token);
  await outside.call(saveSecondReview, { body: { drawn_percent: 0, first_files: 0, last_row_hash: row_hash } }, token);
}

/** A decision that nobody takes back is written ten seconds later. */
async function expectOperation(outside: DemoApi, { fileNumber = '' }: JourneyState, code: OperationCode) {
  const token = await signInAsAdministrator(outside, 0);
  const operations = async () => {
    const { history } = await outside.call(repairRoutes.findRepair, { params: { id: fileNumber } }, token);
    return history.map(({ operation_code }) => operation_code);
  };
  await expect.poll(operations).toContain(code);
}

async function setSecondReview(page: Page): Promise<void> {
  await openFromMenu(page, 'Paramètres');
  const card = page.getByRole('region', { name: 'Second avis' });
  await fillIn(card, { 'À partir d’une prime de (facultatif)': '45' });
  await card.getByRole('button', { name: 'Régler le second avis' }).click();
  await confirm(page, /^Régler le second avis/, 'Régler le second avis');
  await expect(card.getByText('Actif')).toBeVisible();
}

test.afterEach(({ outside }) => askForNoSecondReview(outside));

test('a high premium is recommended by one operator and validated by another, and its repairer reads nothing in between', async ({
  page,
  browser,
  outside,
  capture,
}) => {
  const client = await closedRepair(outside);
  const { visit } = client;
  const file = `/admin/backend/facture/${visit.fileNumber}`;
  const history = page.getByRole('region', { name: 'Chronologie' });
  await signInAs(page, outside, 'ADM');
  await setSecondReview(page);
  await capture('second-review-setting');

  const operator = await besides(browser);
  await signInAs(operator, outside, 'ADM', 1);
  await operator.goto(file);
  await expect(operator.getByText(/^Second avis \(prime élevée\)/)).toBeVisible();
  await expect(operator.getByRole('button', { name: /^Valider pour remboursement/ })).toHaveCount(0);
  await operator.keyboard.press('v');
  const question = operator.getByRole('dialog', { name: /^Recommander la validation/ });
  await expect(question).toContainText(visit.fileNumber ?? '');
  await question.getByRole('button', { name: 'Recommander la validation' }).click();
  await expect(question).toBeHidden();
  await expectOperation(outside, visit, 'RECO');
  await operator.goto(file);
  await expect(operator.getByText(/^Vous avez recommandé la validation/)).toBeVisible();
  await operator.keyboard.press('v');
  await expect(operator.getByText(/un autre opérateur doit la confirmer$/).last()).toBeVisible();
  await expect(operator.getByRole('dialog')).toHaveCount(0);
  await operator.context().close();

  const shop = await besides(browser);
  await signInAs(shop, outside, 'REP');
  await openFromMenu(shop, 'Mes réparations');
  await shop.getByRole('link', { name: displayedName(client), exact: true }).click();
  await expect(shop.getByRole('region', { name: 'Chronologie' })).toBeVisible();
  await expect(shop.getByTitle('À valider')).toHaveText('Chez le programme');
  await expect(shop.getByText(/recommand/i)).toHaveCount(0);
  await shop.context().close();

  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /^Traiter.: Validations à confirmer$/ })).toBeVisible();
  await page.goto('/admin/backend/reparations?filtre=a-confirmer');
  await page.getByRole('row', { name: visit.fileNumber }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: visit.fileNumber ?? '' })).toBeVisible();
  await expect(page.getByText(/ a recommandé la validation le .+ Vous la confirmez\.$/)).toBeVisible();
  await capture('second-review-due');
  await page.keyboard.press('v');
  await confirm(page, /^Confirmer la validation/, 'Confirmer la validation');
  await expectOperation(outside, visit, 'AVAL');
  await page.goto(file);
  for (const step of ['Validation recommandée', 'Dossier validé']) await expect(history).toContainText(step);
});
