import {
  addPhoto,
  codeSentTo,
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
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, signInAs } from '../walk/acts.ts';
import { freshPhone } from '../walk/personas.ts';
import { reportSms } from '../walk/sms-reports.ts';

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

onEachScreen(({ width }) => {
  test('a customer whom no SMS reaches confirms on a page of his own', async ({ page, outside, browser, capture }) => {
    const file = await askedBySms(outside);
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${file.repairId}`);
    const link = page.getByRole('button', { name: 'Envoyer un lien de confirmation' });
    await expect(link).toBeEnabled(opensWithin);
    await capture(`92-sms-does-not-arrive-${width}`);
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
    await expect(page).toHaveURL(/\/admin\/livraison\/finalisation\/[^/]+\/fin$/);
  });

  test('a customer without a phone has the code sent to the mobile of a neighbour, and his own number stays', async ({
    page,
    outside,
    capture,
  }) => {
    const file = await askedBySms(outside);
    const neighbour = freshPhone('06');
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${file.repairId}`);
    await expect(
      page
        .getByText(/^À payer par le client \d/)
        .filter({ visible: true })
        .first(),
    ).toBeInViewport();
    await page.getByRole('button', { name: /^Pas de mobile/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Le client ne peut pas recevoir le SMS' });
    await expectAccessible(page);
    await capture(`95-ways-without-sms-${width}`);
    await sheet.getByRole('textbox', { name: 'Autre numéro' }).fill(neighbour);
    await sheet.getByRole('button', { name: 'Envoyer le code à ce numéro' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(/^Envoyé à un autre numéro, que le client a donné/)).toBeVisible();
    const code = await codeSentTo(outside, `+33${neighbour.slice(1)}`);
    const notice = await messageTo(outside, addressOf(file), /a été envoyé ailleurs|autre numéro/);
    expect(notice).not.toContain(code);
    await page.getByLabel('Code à 6 chiffres').fill(code);
    await page.getByRole('button', { name: 'Valider la réparation' }).click();
    await expect(page).toHaveURL(/\/admin\/livraison\/finalisation\/[^/]+\/fin$/);
  });

  test('a customer whom no SMS reaches has the code mailed to an address that he names', async ({ page, outside }) => {
    const file = await askedBySms(outside);
    const address = `voisine-${file.bikeSerial.toLowerCase()}@exemple.fr`;
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${file.repairId}`);
    await expect(page.getByRole('button', { name: 'Envoyer le code par courriel' })).toBeEnabled(opensWithin);
    await page.getByRole('button', { name: /^Pas de mobile/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Le client ne peut pas recevoir le SMS' });
    await sheet.getByRole('textbox', { name: 'Autre adresse e-mail' }).fill(address);
    await sheet.getByRole('button', { name: 'Envoyer le code à cette adresse' }).click();
    await expect(sheet).toBeHidden();
    const mail = await messageTo(outside, address, /code de validation/);
    await page.getByLabel('Code à 6 chiffres').fill(/\b(\d{6})\b/.exec(mail)?.[1] ?? '');
    await page.getByRole('button', { name: 'Valider la réparation' }).click();
    await expect(page).toHaveURL(/\/admin\/livraison\/finalisation\/[^/]+\/fin$/);
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
    await expect(page).toHaveURL(/\/admin\/livraison\/finalisation\/[^/]+\/fin$/);
  });

  test('a number that does not exist is corrected on the spot: the second SMS arrives, and its code closes the file', async ({
    page,
    outside,
    product,
    capture,
  }) => {
    const file = await askedBySms(outside);
    await signInAs(page, outside, 'REP');
    await page.goto(`/admin/livraison/finalisation/${file.repairId}`);
    const ladder = page.getByRole('list', { name: 'Chemin du SMS' });
    const news = page.getByRole('status').filter({ hasText: /^SMS / });
    await expect(ladder).toContainText('Accepté par l’opérateur');
    await reportSms(product, file.phone, { state: 'failed', reason: 'unknown subscriber' });
    await expect(ladder).toContainText('SMS non remis');
    await expect(ladder).toContainText('Ce numéro n’existe pas ou n’est pas un mobile. Corrigez-le avec le client.');
    await expect(news).toHaveText(/^SMS non remis\. Ce numéro n’existe pas/);
    await capture(`93-sms-not-delivered-${width}`);

    const phone = freshPhone('06');
    const sentTo = `+33${phone.slice(1)}`;
    await page.getByRole('button', { name: 'Le numéro est faux' }).click();
    const dialog = page.getByRole('dialog', { name: 'Corriger le numéro' });
    await fillIn(dialog, { 'Numéro de mobile': phone, 'Confirmez le numéro': phone });
    await dialog.getByRole('button', { name: 'Enregistrer le numéro' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Renvoyer le code', exact: true }).click();
    await expect(page.getByText(new RegExp(`^Envoyé au 06.*${phone.slice(-2)}\\. Demandez-lui`))).toBeVisible();
    const code = await codeSentTo(outside, sentTo);
    await expect(ladder).not.toContainText('SMS non remis');
    await expect(ladder).toContainText('Accepté par l’opérateur');
    await reportSms(product, sentTo, { state: 'delivered' });
    await expect(ladder).toContainText('Remis sur le téléphone');
    await expect(news).toHaveText(/^SMS remis le/);
    await capture(`94-sms-delivered-${width}`);
    await page.getByLabel('Code à 6 chiffres').fill(code);
    await page.getByRole('button', { name: 'Valider la réparation' }).click();
    await expect(page).toHaveURL(/\/admin\/livraison\/finalisation\/[^/]+\/fin$/);
  });
});
