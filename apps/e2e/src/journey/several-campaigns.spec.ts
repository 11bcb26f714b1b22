import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, signInAs } from '../walk/acts.ts';
import { chooseInvoice, confirmInvoice, describe, lookUp, openFile, stranger } from '../walk/counter-on-device.ts';
import { supplementingCampaigns } from '../walk/supplementing-campaign.ts';

test.use({
  settings: { CAMPAIGNS_DIR: supplementingCampaigns(), CAMPAIGN: 'open-ended', CAMPAIGN_SUPPLEMENTS: 'ville' },
});

onEachScreen(({ width }) => {
  test('a file draws on two campaigns: the counter tells one sum and why, the desk who pays it, each campaign has its versions', async ({
    page,
    browser,
    outside,
    capture,
  }) => {
    test.slow();
    const person = stranger();
    await signInAs(page, outside, 'REP');
    await lookUp(page, person);
    await describe(page, person);
    await openFile(page);
    await chooseInvoice(page);
    await expect(page.getByText('−70,00 €')).toBeVisible();
    await page.getByText(/Pourquoi 70,00\s€/).click();
    await expect(page.getByText('Complément « Strasbourg à vélo »')).toBeVisible();
    await expect(page.getByText('Aide en tout')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await capture(`two-campaigns-invoice-${width}`);
    const file = page.url().split('/').at(-1) ?? '';
    await confirmInvoice(page);
    await page.goto(`/admin/reparation/livraison/${file}`);
    await expect(page.getByText(/REP\d{5}_\d{5}/).first()).toBeVisible();
    const fileNumber = /REP\d{5}_\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';

    const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signInAs(desk, outside, 'ADM');
    await desk.goto(`/admin/backend/facture/${fileNumber}`);
    await expect(
      desk
        .getByText(/70,00\s€/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await capture(`two-campaigns-desk-${width}`);
    await desk.goto('/admin/settings/campagne');
    await expect(desk.getByRole('link', { name: /Proposer une version de «\sStrasbourg à vélo\s»/ })).toBeVisible();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await desk.getByRole('link', { name: /Proposer une version de «\sStrasbourg à vélo\s»/ }).click();
    await expect(desk.getByLabel(/Identité, calendrier/)).toHaveValue(/Strasbourg à vélo/);
    await desk.close();
  });

  test('a client whom the second campaign does not aid gets the first premium, and the counter says why', async ({
    page,
    outside,
  }) => {
    const person = stranger();
    await signInAs(page, outside, 'REP');
    await lookUp(page, person);
    await describe(page, person);
    await fillIn(page, { 'Code postal': '69001' });
    await openFile(page);
    await chooseInvoice(page);
    await page.getByText(/Pourquoi 50,00\s€/).click();
    await expect(page.getByText('Le complément est réservé aux habitants de Strasbourg.')).toBeVisible();
  });
});
