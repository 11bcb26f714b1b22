import { recordInvoice } from '@alveole/demo';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { reception } from '../walk/counter-acts.ts';
import {
  completedFile,
  fundedCampaigns,
  openedFile,
  publishTownEnvelope,
  townEnvelope,
} from '../walk/funded-campaign.ts';

// A product of its own: what is published here rules every file.
test.use({
  settings: { CAMPAIGNS_DIR: fundedCampaigns(), CAMPAIGN: 'open-ended', PROGRAMME_NAME: 'Essai d’enveloppes' },
});

onEachScreen(({ width }) => {
  test('a counter says before anything is typed that nothing is left, and an invoice that does not fit is refused', async ({
    page,
    outside,
    capture,
  }) => {
    test.slow();
    await publishTownEnvelope(outside, 10_00, 'refuser');
    await signInAs(page, outside, 'REP');
    await page.goto(reception.repair);
    await expect(page.getByText(/presque utilisée\s: il en reste 10,00\s€/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const file = await openedFile(outside);
    await expect(recordInvoice.run({ api: outside, state: file })).rejects.toThrow(/EnvelopeUsedUpException/);
    await publishTownEnvelope(outside, 0, 'refuser');
    await page.goto(reception.repair);
    await expect(page.getByText(/aucun dossier ne peut être ouvert tant qu’elle n’est pas augmentée/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`envelope-refuses-${width}`);
  });

  test('a complete file waits its turn, which counter and desk say, and is served once the envelope is raised', async ({
    page,
    browser,
    outside,
    capture,
  }) => {
    test.slow();
    await publishTownEnvelope(outside, 0, 'liste d’attente');
    await signInAs(page, outside, 'REP');
    await page.goto(reception.repair);
    await expect(page.getByText(/il attendra son tour avant d’être examiné et payé/)).toBeVisible();
    const file = await completedFile(outside);
    await page.goto(`/admin/reparation/livraison/${file.repairId}`);
    await expect(page.getByText(/attend son tour depuis le .* vous n’avez rien à faire/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`envelope-wait-counter-${width}`);

    const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signInAs(desk, outside, 'ADM');
    await desk.goto('/admin/dashboard');
    await expect(desk.getByText(/L’enveloppe de «\sVille d’Essai\s» est utilisée/)).toBeVisible();
    await desk.getByRole('link', { name: 'Enveloppes des financeurs' }).click();
    await expect(desk.getByText('Les dossiers complets attendent leur tour')).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await desk.getByRole('link', { name: /dossiers? complets? attend/ }).click();
    await expect(desk.getByText('Attend une enveloppe').first()).toBeVisible();
    await desk.goto(`/admin/backend/facture/${file.fileNumber}`);
    await expect(desk.getByText(/L’enveloppe de «\sVille d’Essai\s» est utilisée\s: ce dossier attend/)).toBeVisible();
    await expectNoSidewaysScroll(desk);

    await publishTownEnvelope(outside, 20_00, 'liste d’attente');
    await expect.poll(async () => (await townEnvelope(outside)).awaiting_files, { timeout: 90_000 }).toBe(0);
    await desk.reload();
    await expect(desk.getByRole('button', { name: /Valider pour remboursement/ })).toBeEnabled();
    await expect(desk.getByText(/ce dossier attend/)).toHaveCount(0);
  });

  test('another funder pays in the place of a used up envelope, which the desk’s page tells', async ({
    page,
    outside,
    capture,
  }) => {
    test.slow();
    await publishTownEnvelope(outside, 0, 'etat');
    const before = await townEnvelope(outside);
    const file = await completedFile(outside);
    expect((await townEnvelope(outside)).reserved_cents).toBe(before.reserved_cents);
    await signInAs(page, outside, 'REP');
    for (const counterPage of [`/admin/reparation/livraison/${file.repairId}`, reception.repair]) {
      await page.goto(counterPage);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The name of the programme, which the menu says, has the word too.
      await expect(page.getByRole('main').getByText(/enveloppe/i)).toHaveCount(0);
    }

    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/enveloppes');
    const card = page.getByRole('region', { name: 'Ville d’Essai' });
    await expect(card.getByText('État paie à sa place')).toBeVisible();
    await expect(card.getByRole('img', { name: /100\s% utilisés/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`envelopes-${width}`);
    await page.goto('/auth/programme/comptes');
    const table = page.getByRole('table', { name: 'Ce que donne chaque financeur' });
    await expect(table.getByRole('row', { name: /Ville d’Essai/ })).toContainText('État paie à sa place');
    await expectNoSidewaysScroll(page);
  });
});
