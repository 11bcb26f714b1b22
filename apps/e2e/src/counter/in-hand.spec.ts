import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breachesOf } from '../browser/expect-accessible.ts';
import { barOf, expectUncovered, noticeOf } from '../browser/expect-uncovered.ts';
import { onScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { inHand } from '../browser/viewports.ts';
import { chooseTyped, fillIn, hand, signInAs } from '../walk/acts.ts';
import { displayedName, documents } from '../walk/personas.ts';
import { chooseInvoice, choosePhoto, openFile } from '../walk/counter-on-device.ts';
import { lookFor } from '../walk/counter-acts.ts';
import { preRegistered } from '../walk/earlier-visits.ts';

const hiddenAround = /^(landmark-one-main|page-has-heading-one|region) /;

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Does an act whose success is told at the top, and holds what tells it: a notice stays while one points at it. */
async function actAndHoldNotice(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([noticeOf(page).getByRole('alert').hover(), act()]);
}

/** The title of the page to which an act has led is read whole under the notice that tells of it. */
async function expectTitleUnderNotice(page: Page, title: string): Promise<void> {
  await expectUncovered(titleOf(page, title), noticeOf(page));
  await noticeOf(page).getByRole('button', { name: 'Fermer' }).click();
}

onScreen(inHand, () => {
  test.describe('a refused sign-in', () => {
    test.use({ expectedFailures: { all: [/403/] } });

    test('shows the field to fill, then why it was refused, and its notice covers neither', async ({
      page,
      capture,
    }) => {
      await page.goto('/auth/login');
      const send = page.getByRole('button', { name: 'Se connecter' });
      await send.click();
      await expect(page.getByLabel('Adresse e-mail', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Adresse e-mail', { exact: true })).toBeInViewport({ ratio: 1 });

      const mail = `personne-${randomInt(10 ** 8)}@exemple.fr`;
      await fillIn(page, { 'Adresse e-mail': mail, 'Mot de passe': 'Velo-2026z' });
      await actAndHoldNotice(page, () => send.click());
      const refused = page.getByRole('main').getByText('Veuillez verifier votre email et mot de passe');
      await expectUncovered(refused, noticeOf(page));
      await expectUncovered(titleOf(page, 'Connexion'), noticeOf(page));
      await capture('refused-sign-in');
    });
  });

  test('the counter keeps in sight what is to be mended and what has come of an act', async ({
    page,
    outside,
    capture,
  }) => {
    const customer = await preRegistered(outside);
    await signInAs(page, outside, 'REP');
    await lookFor(page, customer.phone);
    await expect(page.getByRole('heading', { name: displayedName(customer) })).toBeVisible();
    const openBar = barOf(page.getByRole('button', { name: 'Ouvrir le dossier' }));
    await openFile(page);
    const serial = page.getByLabel('Numéro du vélo', { exact: true });
    await expect(serial).toBeFocused();
    await expectUncovered(serial, openBar);
    await serial.fill(customer.visit.bikeSerial);
    await openFile(page);
    const brand = page.getByRole('combobox', { name: 'Marque ou enseigne' });
    await expect(brand).toBeFocused();
    await expectUncovered(brand, openBar);
    await expectUncovered(page.getByText('Il manque une information', { exact: true }), openBar);
    await capture('brand-missing');
    await brand.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    // With its list open the page around it is hidden: it has neither landmark nor title for that long.
    const breaches = (await breachesOf(page)).filter((breach) => !hiddenAround.test(breach));
    expect(breaches).toEqual([]);
    await brand.press('Escape');

    await chooseTyped(page, 'Marque ou enseigne', 'Autre');
    await actAndHoldNotice(page, () => openFile(page));
    await expectTitleUnderNotice(page, 'Déposer la facture');
    // Under a refused file its first button says what to do instead.
    const sendBar = barOf(page.getByRole('button', { name: /^(Envoyer la facture|Choisir un autre fichier)$/ }));
    await hand(page, 'Facture', { ...documents.invoice, buffer: Buffer.from('GIF89a') });
    await expectUncovered(page.getByRole('listitem').filter({ hasText: 'Ce PDF ne peut pas être lu' }), sendBar);
    await capture('invoice-refused');
    await chooseInvoice(page);
    await expectUncovered(page.getByRole('listitem').filter({ hasText: 'Prêt à joindre · ' }), sendBar);
    await capture('invoice-sent');
    await actAndHoldNotice(page, () => page.getByRole('button', { name: 'Envoyer la facture' }).click());
    await expectTitleUnderNotice(page, displayedName(customer));
    await choosePhoto(page);
    const next = page.getByRole('button', { name: 'Envoyer le code par SMS' });
    await expectUncovered(next, barOf(page.getByRole('button', { name: 'Valider la réparation' })));
  });
});
