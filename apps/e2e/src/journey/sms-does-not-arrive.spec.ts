import {
  addPhoto,
  demoAccount,
  freshState,
  messageTo,
  openFile,
  preRegister,
  recordInvoice,
  sendCode,
} from '@alveole/demo';
import type { DemoApi, JourneyState } from '@alveole/demo';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from './acts.ts';

/** A minute without news of an SMS opens the ways by mail. */
const opensWithin = { timeout: 120_000 };

/** A file of the demo's shop whose code went out by SMS a moment ago. */
async function askedBySms(api: DemoApi): Promise<JourneyState> {
  const { mail, password } = await demoAccount(api, 'REP', 0);
  const state = { ...freshState(), mail, password };
  for (const { run } of [preRegister, openFile, recordInvoice, addPhoto, sendCode]) await run({ api, state });
  return state;
}
const addressOf = ({ lastname }: JourneyState): string => `${lastname.toLowerCase()}@exemple.fr`;

test('a customer whom no SMS reaches confirms on a page of his own', async ({ page, outside, browser, look }) => {
  const file = await askedBySms(outside);
  await signInAs(page, outside, 'REP');
  await page.goto(`/admin/livraison/finalisation/${file.repairId}`);
  const link = page.getByRole('button', { name: 'Envoyer un lien de confirmation' });
  await expect(link).toBeEnabled(opensWithin);
  await look('92-sms-does-not-arrive');
  await link.click();
  await expect(page.getByRole('list', { name: 'Chemin du lien de confirmation' })).toContainText('Accepté par');

  const mail = await messageTo(outside, addressOf(file), /confirmation#/);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const theirs = await phone.newPage();
  await theirs.goto(/https?:\/\/\S+/.exec(mail)?.[0] ?? '');
  await expect(theirs.getByText('50,00 €')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: /^Je confirme/ }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeFocused();
  await phone.close();
  await expect(page).toHaveURL(/\/admin\/reparation\/livraison$/);
});

test('a customer whom no SMS reaches reads the code in a mail', async ({ page, outside }) => {
  const file = await askedBySms(outside);
  await signInAs(page, outside, 'REP');
  await page.goto(`/admin/livraison/finalisation/${file.repairId}`);
  const byMail = page.getByRole('button', { name: 'Envoyer le code par courriel' });
  await expect(byMail).toBeEnabled(opensWithin);
  await byMail.click();
  await expect(page.getByRole('list', { name: 'Chemin du code par courriel' })).toContainText('Accepté par');
  const mail = await messageTo(outside, addressOf(file), /code de validation/);
  await page.getByLabel('Code à 6 chiffres').fill(/\b(\d{6})\b/.exec(mail)?.[1] ?? '');
  await page.getByRole('button', { name: 'Valider la réparation' }).click();
  await expect(page).toHaveURL(/\/admin\/reparation\/livraison$/);
});
