import { codeSentTo } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn, hand, signInAs, tick } from '../walk/acts.ts';
import { displayedName, freshInvoice } from '../walk/personas.ts';
import { expectInvoiceAsked, goConfirmPickUp, lookFor, reception } from '../walk/counter-acts.ts';
import { preRegistered } from '../walk/earlier-visits.ts';
import type { Acquaintance } from '../walk/earlier-visits.ts';

/** Looks at what the first participant shows; the others show the same. */
type Capture = (name: string) => Promise<void>;

async function receive(page: Page, participant: Acquaintance, capture: Capture): Promise<void> {
  const next = page.getByRole('link', { name: 'Apprenant suivant' });
  if (await next.isVisible()) {
    await next.click();
    await page.getByLabel('Mobile du client', { exact: true }).fill(participant.phone);
  } else await lookFor(page, participant.phone, reception.session);
  await expect(page.getByRole('heading', { name: displayedName(participant) })).toBeVisible();
  await capture('session-reception');
  await page.getByRole('button', { name: 'Ouvrir le dossier de la séance' }).click();
  await expectInvoiceAsked(page);
}

async function sendSessionInvoice(page: Page, capture: Capture): Promise<void> {
  await tick(page, '3 personnes');
  await hand(page, 'Facture', freshInvoice());
  await expect(page.getByText(/^Prêt à joindre · /)).toBeVisible();
  await expect(page.getByText(/^−30,00\s€$/)).toBeVisible();
  await capture('session-invoice');
  await page.getByRole('button', { name: 'Envoyer la facture' }).click();
}

/** The next learner has the invoice of the one before. */
async function takeInvoiceOver(page: Page, capture: Capture): Promise<void> {
  await page.getByRole('button', { name: 'Reprendre sa facture' }).click();
  await expect(page.getByText(/^Prêt à joindre · /)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^3 personnes/ })).toBeChecked();
  await capture('session-invoice-taken-over');
  await page.getByRole('button', { name: 'Envoyer la facture' }).click();
}

async function closeByCode(page: Page, outside: DemoApi, { sentTo }: Acquaintance, capture: Capture): Promise<void> {
  await goConfirmPickUp(page);
  await page.getByRole('button', { name: 'Envoyer le code par SMS' }).click();
  await fillIn(page, { 'Code à 6 chiffres': await codeSentTo(outside, sentTo) });
  await capture('session-code');
  await page.getByRole('button', { name: 'Valider la séance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Séance terminée' })).toBeVisible();
  await capture('session-finished');
}

onEachScreen(({ width }) => {
  test('a session of three is received, invoiced and closed for each of them', async ({ page, outside, capture }) => {
    const participants = await Promise.all([1, 2, 3].map(() => preRegistered(outside)));
    await signInAs(page, outside, 'REP');
    for (const [index, participant] of participants.entries()) {
      const lookOnce: Capture = async (name) => {
        if (index === 0) await capture(`${name}-${width}`);
      };
      const lookTwice: Capture = async (name) => {
        if (index === 1) await capture(`${name}-${width}`);
      };
      await receive(page, participant, lookOnce);
      await (index === 0 ? sendSessionInvoice(page, lookOnce) : takeInvoiceOver(page, lookTwice));
      await closeByCode(page, outside, participant, lookOnce);
    }

    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await trail.getByRole('link', { name: 'Mes séances' }).click();
    const sessions = page.getByRole('list', { name: 'Dossiers' }).getByRole('listitem');
    for (const participant of participants) {
      const session = sessions.filter({ hasText: displayedName(participant) });
      await expect(session).toContainText(/Séance \d{5}/);
      await expect(session).toContainText(/30,00\s€/);
      await expect(session.getByRole('link', { name: /^Voir le dossier/ })).toBeVisible();
    }
    await capture(`sessions-${width}`);
    await expectNoSidewaysScroll(page);
  });
});
