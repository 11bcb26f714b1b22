import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, hand, signInAs } from '../walk/acts.ts';
import { chooseInvoice, confirmInvoice, describe, lookUp, openFile, stranger } from '../walk/counter-on-device.ts';
import { documents } from '../walk/personas.ts';

test.use({ settings: { CAMPAIGN: 'metropole-exemple' } });

onEachScreen(({ width }) => {
  test('the answers to the questions of a campaign change the premium that the counter tells, and stand with their document at the desk', async ({
    page,
    browser,
    outside,
    capture,
  }) => {
    const person = stranger();
    await signInAs(page, outside, 'REP');
    await lookUp(page, person);
    await describe(page, person);
    await fillIn(page, { 'Code postal': '69100' });
    await openFile(page);
    await chooseInvoice(page);
    const send = page.getByRole('button', { name: 'Envoyer la facture' });
    await expect(send).toHaveAccessibleDescription(/Quel vélo est réparé \?.*répondez à cette question/);
    await page.getByRole('radio', { name: 'Un vélo cargo' }).check();
    const taxed = page.getByRole('radiogroup', { name: /non imposable/ });
    await taxed.getByRole('radio', { name: 'Non' }).check();
    await expect(page.getByText('−62,50 €')).toBeVisible();
    await taxed.getByRole('radio', { name: 'Oui' }).check();
    await expect(page.getByText('−93,75 €')).toBeVisible();
    await hand(page, 'Avis de non-imposition (facultatif)', documents.identity);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await capture(`campaign-questions-${width}`);
    await expect(send).toBeEnabled();
    const file = page.url().split('/').at(-1) ?? '';
    await confirmInvoice(page);
    await page.goto(`/admin/reparation/livraison/${file}`);
    await expect(page.getByText('Un vélo cargo')).toBeVisible();
    const fileNumber = /REP\d{5}_\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';

    const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signInAs(desk, outside, 'ADM');
    await desk.goto('/admin/backend/reparations?filtre=0&reponse=velo%3Dcargo');
    await expect(desk.getByRole('button', { name: /Retirer le filtre Quel vélo est réparé/ })).toBeVisible();
    await expect(desk.getByRole('link', { name: new RegExp(fileNumber) })).toBeVisible();
    await desk.goto(`/admin/backend/facture/${fileNumber}`);
    const decision = desk.getByRole('complementary', { name: 'Décision' });
    await expect(decision.getByText('Un vélo cargo', { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('toolbar', { name: /Avis de non-imposition/ })).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await desk.close();
  });
});
