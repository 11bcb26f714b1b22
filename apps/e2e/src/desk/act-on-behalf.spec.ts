import { repairRoutes } from '@alveole/contracts/repair';
import {
  demoAccount,
  messageTo,
  samplePdf,
  samplePng,
  signInAs as tokenOf,
  signInAsAdministrator,
} from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { RepairKind, RepairStatus } from '@alveole/domain';
import type { MissingStep } from '@alveole/domain';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, hand, signInAs } from '../walk/acts.ts';

const invoice = {
  name: 'facture.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(['Facture 2026-131', 'Freins et chaine', 'Total HT 125,00 EUR'])),
};
const photo = { name: 'velo.png', mimeType: 'image/png', buffer: Buffer.from(samplePng([11, 95, 92])) };

/** A free repair that lacks exactly this, away from the shop at whose counter the other journeys work. */
async function unfinishedFile(outside: DemoApi, lacks: readonly MissingStep[]) {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const [own] = await outside.call(repairRoutes.listOwnRepairs, { query: {} }, await tokenOf(outside, mail, password));
  const files = await outside.call(
    repairRoutes.listRepairs,
    { query: { status: RepairStatus.incomplete, gender: RepairKind.repair } },
    await signInAsAdministrator(outside, 0),
  );
  const found = files.find(
    ({ missing, rozo_user_id, repair_entity_id, repair_search_data }) =>
      missing.join() === lacks.join() &&
      rozo_user_id === undefined &&
      repair_entity_id !== own?.repair_entity_id &&
      repair_search_data.phone !== undefined,
  );
  return { number: found?.repair_rozo_id ?? '', phone: found?.repair_search_data.phone ?? '' };
}

onEachScreen(({ width }) => {
  test('an administrator brings a file to its review in the repairer’s place: invoice, photo, and the code that its person tells', async ({
    page,
    outside,
    capture,
  }) => {
    const { number, phone } = await unfinishedFile(outside, ['FAC', 'PHO', 'VAL']);
    await signInAs(page, outside, 'ADM');
    await page.goto(`/admin/backend/facture/${number}`);
    const card = page.getByRole('region', { name: 'À la place du réparateur' });
    const dialog = page.getByRole('dialog');
    const done = page.getByText('Votre demande a bien été prise en compte');

    await card.getByRole('button', { name: 'Ajouter une facture' }).click();
    await fillIn(dialog, { 'Montant de la facture hors taxes': '125' });
    await hand(page, 'Facture', invoice);
    await expect(dialog.getByText(/50,00\s€/).first()).toBeVisible();
    await expectAccessible(page);
    await capture(`behalf-invoice-${width}`);
    await dialog.getByRole('button', { name: 'Ajouter la facture' }).click();
    await expect(done).toBeVisible();
    await expect(dialog).toBeHidden();

    await card.getByRole('button', { name: 'Ajouter une photo' }).click();
    await hand(page, 'Photo du vélo', photo);
    await expect(dialog.getByText(/^Prêt à joindre · /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ajouter la photo' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Il manque le code du bénéficiaire/)).toBeVisible();

    const before = new Date().toISOString();
    await card.getByRole('button', { name: 'Envoyer le code par SMS' }).click();
    await confirm(page, /^Envoyer le code au bénéficiaire/, 'Envoyer le SMS');
    const text = await messageTo(outside, phone, /\b\d{6}\b/, before);
    await card.getByRole('button', { name: 'Saisir le code du bénéficiaire' }).click();
    await fillIn(dialog, { 'Code reçu par SMS': /\b\d{6}\b/.exec(text)?.[0] ?? '' });
    await dialog.getByRole('button', { name: 'Finaliser avec ce code' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Valider pour remboursement/ })).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Chronologie' })).toContainText('LEROY Sophie');
    await expectNoSidewaysScroll(page);
    await capture(`behalf-done-${width}`);
  });

  test('an administrator finalises without the code that nobody has, with a reason that stays in the file', async ({
    page,
    outside,
  }) => {
    const { number } = await unfinishedFile(outside, ['VAL']);
    const reason = 'Téléphone perdu, identité vérifiée par appel.';
    await signInAs(page, outside, 'ADM');
    await page.goto(`/admin/backend/facture/${number}`);
    await page.getByRole('button', { name: /^Finaliser à la place du réparateur/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Finaliser à la place du réparateur' });
    await fillIn(dialog, { 'Pourquoi finaliser sans code': reason });
    await dialog.getByRole('button', { name: 'Finaliser le dossier' }).click();
    await expect(page.getByRole('button', { name: /^Valider pour remboursement/ })).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Chronologie' })).toContainText(reason);
  });
});
