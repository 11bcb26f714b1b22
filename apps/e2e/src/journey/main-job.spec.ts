import { codeSentTo, messageTo } from '@alveole/demo';
import { expect, test } from '../browser/test.ts';
import { chooseTyped, confirm, fillIn, hand, openFromMenu, openSection, signIn, signInAs, tick } from '../walk/acts.ts';
import { displayedName, documents, freshPersonas } from '../walk/personas.ts';
import { register } from '../walk/register.ts';

// One story: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

const { shop, cyclist, bike } = freshPersonas();
/** `REP00042_10001`, once the repairer has opened the file. */
let fileNumber = '';

test('1. a bike shop registers', async ({ page, outside, capture }) => {
  await page.goto('/auth/login');
  await capture('01-sign-in');
  await page.getByRole('link', { name: 'Inscrire mon établissement' }).click();
  await register(page, outside, shop, (step) => capture(`02-register-${step}`));
});

test('2. an administrator validates the accreditation, and the shop gets a mail', async ({
  page,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'ADM');
  await expect(page).toHaveURL(/\/admin\/backend\/entreprises/);
  await expect(page.getByRole('row', { name: shop.name })).toBeVisible();
  await capture('10-establishments');
  await page.getByRole('searchbox', { name: 'Rechercher un établissement' }).fill(shop.name);
  await page.getByRole('searchbox', { name: 'Rechercher un établissement' }).press('Enter');
  await page.getByRole('row', { name: shop.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.name.toUpperCase() })).toBeVisible();
  await capture('11-establishment');
  await page.getByRole('button', { name: 'Valider l’accréditation' }).click();
  await expect(
    page.getByText('L’établissement recevra un courriel. Il paraîtra sur la carte et pourra ouvrir des dossiers.'),
  ).toBeVisible();
  await capture('12-establishment-confirm');
  await confirm(page, /^Valider l’accréditation/, 'Valider l’accréditation');
  await expect(page.getByText("Un email a été envoyé à l'établissement.")).toBeVisible();
  await capture('13-establishment-validated');
  await messageTo(outside, shop.mail, /valid/i);
});

test('3. a visitor finds the shop from a postcode, in the list and on the map', async ({ page, isMobile, capture }) => {
  await page.goto('/auth/particulier');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await capture('20-landing');
  await fillIn(page, { 'Votre code postal': '69001' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const results = page.getByRole('dialog', { name: 'Réparateurs autour de 69001 Lyon' });
  const entry = results.getByRole('button', { name: new RegExp(`^\\d+\\. ${shop.name}$`) });
  await expect(entry).toBeVisible();
  await capture('21-finder');
  await entry.click();
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  if (isMobile) await results.getByRole('button', { name: 'Voir sur la carte' }).click();
  await expect(results.getByRole('region', { name: /^Carte des réparateurs/ }).getByTitle(shop.name)).toBeVisible();
  await capture('22-finder-chosen');
  await results.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faire réparer mon vélo' })).toBeVisible();
});

test('4. a cyclist pre-registers and gets a code', async ({ page, capture }) => {
  await page.goto('/auth/particulier');
  await page.getByRole('link', { name: 'Me préinscrire' }).click();
  await fillIn(page, {
    Nom: cyclist.lastName,
    Prénom: cyclist.firstName,
    'Date de naissance': '31/12/1988',
    'Lieu de naissance': 'Lyon',
    'Code postal': '69001',
    'Numéro de mobile': cyclist.phone,
    'Confirmez le numéro de mobile': cyclist.phone,
    'Adresse e-mail': cyclist.mail,
    'Confirmez l’adresse e-mail': cyclist.mail,
  });
  await tick(page, /^J’accepte les conditions générales/);
  await capture('30-pre-register');
  await page.getByRole('button', { name: 'Me préinscrire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre préinscription est enregistrée' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votre code de préinscription' })).toHaveText(/[A-Z0-9]{8}/);
  await capture('31-pre-registered');
});

test('5. the repairer adds its IBAN, opens a file, records invoice and photo, and enters the code', async ({
  page,
  outside,
  isMobile,
  capture,
}) => {
  await signIn(page, shop);
  await expect(page).toHaveURL(/\/admin\/accueil/);
  await expect(page.getByRole('region', { name: 'À terminer' })).toBeVisible();
  await capture('40-home');
  await openFromMenu(page, 'Mon compte');
  await capture('40-profile');
  const bank = await openSection(page, 'Coordonnées bancaires');
  await fillIn(bank, { 'IBAN du compte qui reçoit les remboursements': 'FR76 3000 6000 0112 3456 7890 189' });
  await bank.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos modifications sont enregistrées')).toBeVisible();

  await openFromMenu(page, 'Enregistrer une réparation');
  await capture('41-reception');
  await fillIn(page, { 'Mobile du client': cyclist.phone });
  await expect(page.getByRole('heading', { name: displayedName(cyclist) })).toBeVisible();
  await fillIn(page, { 'Numéro du vélo': bike.serial });
  await chooseTyped(page, 'Marque ou enseigne', bike.brand);
  await capture('42-reception-bike');
  await page.getByRole('button', { name: 'Ouvrir le dossier' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Déposer la facture' })).toBeVisible();
  await fillIn(page, { 'Montant de la facture hors taxes': '125,00' });
  await hand(page, 'Facture', documents.invoice);
  await expect(page.getByText(/^Prêt à joindre · /)).toBeVisible();
  await expect(page.getByText(/^−50,00\s€$/)).toBeVisible();
  await capture('43-invoice');
  await page.getByRole('button', { name: 'Envoyer la facture' }).click();

  if (isMobile) {
    // A phone is led on to the finalisation.
    await expect(page).toHaveURL(/\/admin\/livraison\/finalisation\//);
    await openFromMenu(page, 'Mes réparations');
    await capture('45-files');
    await page.getByRole('link', { name: displayedName(cyclist), exact: true }).click();
  }
  const code = page.getByRole('img', { name: /^QR code du dossier REP\d+_\d{5}$/ });
  await expect(code).toBeVisible();
  fileNumber = /REP\d+_\d{5}/.exec((await code.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await expect(page.getByText(fileNumber.slice(-5), { exact: true })).toBeVisible();
  await capture('46-code');

  await openFromMenu(page, 'Mes réparations');
  await page.getByRole('link', { name: new RegExp(`dossier ${fileNumber.slice(-5)}$`) }).click();
  await capture('47-finalise-photo');
  await hand(page, 'Photo du vélo', documents.photo);
  await page.getByRole('button', { name: 'Envoyer le code par SMS' }).click();
  const digits = page.getByLabel('Code à 6 chiffres');
  await expect(digits).toBeVisible();
  await capture('48-finalise-code');
  await digits.fill(await codeSentTo(outside, cyclist.sentTo));
  await page.getByRole('button', { name: 'Valider la réparation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Réparation terminée' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce que paie le client' })).toContainText(/100,00\s€/);
  await capture('49-file-finished');
  await page.getByRole('button', { name: 'Envoyer le reçu par courriel' }).click();
  const receipt = page.getByRole('dialog', { name: 'Envoyer le reçu par courriel' });
  await receipt.getByText('À une autre adresse').click();
  await receipt.getByRole('textbox', { name: 'Adresse e-mail du client' }).fill(cyclist.receiptMail);
  await receipt.getByRole('button', { name: 'Envoyer le reçu' }).click();
  await expect(page.getByRole('region', { name: 'Reçu du client' })).toContainText('À une autre adresse');
  expect(await messageTo(outside, cyclist.receiptMail, /Reçu de l’aide/)).toMatch(/À payer par le client\s: 100,00\s€/);
  await page.getByRole('link', { name: 'Client suivant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enregistrer une réparation' })).toBeVisible();
});

test('6. an administrator reads invoice and photo and validates the file', async ({ page, outside, capture }) => {
  await signInAs(page, outside, 'ADM');
  await page.goto(`/admin/backend/facture/${fileNumber}`);
  await expect(page.getByRole('heading', { level: 1, name: fileNumber })).toBeVisible();
  await expect(page.getByRole('img', { name: /Photo du vélo/ })).toBeVisible();
  await expect(
    page
      .getByText(/125,00\s€ HT/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await capture('50-repair');
  await page.getByRole('button', { name: 'Valider pour remboursement' }).click();
  await capture('51-repair-confirm');
  await confirm(page, /^Valider ce dossier/, 'Valider pour remboursement');
  const leaving = page.getByText(new RegExp(`décision part.*${fileNumber}`));
  await expect(leaving).toBeVisible();
  // The next file of the list is there meanwhile; the decision is written over it.
  await expect(page.getByRole('heading', { level: 1, name: fileNumber })).toBeHidden();
  await expect(page.getByText('Votre demande a bien été prise en compte')).toBeVisible();
  await expect(leaving).toBeHidden();
  await page.goto(`/admin/backend/facture/${fileNumber}`);
  await expect(page.getByText('Validé, remboursement en cours').first()).toBeVisible();
  await capture('52-repair-validated');
});

test('7. the administrator drafts a batch of transfers', async ({ page, outside, capture }) => {
  await signInAs(page, outside, 'ADM');
  await openFromMenu(page, 'Remboursements');
  await page.getByRole('rowheader', { name: fileNumber }).click();
  await expect(page.getByText('1 dossier sélectionné')).toBeVisible();
  await capture('53-refunds-waiting');
  await page.getByRole('button', { name: 'Préparer un lot' }).click();
  await confirm(page, /^Préparer ce lot/, 'Préparer un lot');
  await expect(page.getByRole('button', { name: 'Approuver le lot' })).toBeDisabled();
  await expect(page.getByText('un autre administrateur doit l’approuver', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: fileNumber })).toBeVisible();
  await capture('54-batch-drafted');
});

test('8. the second administrator approves, exports and confirms the batch', async ({ page, outside, capture }) => {
  await signInAs(page, outside, 'ADM', 1);
  await openFromMenu(page, 'Remboursements');
  await page.getByRole('tab', { name: 'Lots de virements' }).click();
  await capture('60-batches');
  await page.getByRole('row').filter({ hasText: 'À approuver' }).first().click();
  await page.getByRole('button', { name: 'Approuver le lot' }).click();
  await confirm(page, /^Approuver ce lot/, 'Approuver le lot');
  await page.getByRole('button', { name: 'Exporter le fichier SEPA' }).click();
  const download = page.waitForEvent('download');
  await confirm(page, /^Exporter ce lot/, 'Exporter le fichier SEPA');
  expect((await download).suggestedFilename()).toMatch(/^virement-.*\.xml$/);
  await page.getByRole('button', { name: 'Confirmer le virement' }).click();
  await capture('61-batch-confirm');
  await confirm(page, /^Confirmer le virement/, 'Confirmer le virement');
  await expect(page.getByText('La banque a répondu de tous les virements de ce lot.')).toBeVisible();
  await capture('62-batch-confirmed');
});

test('9. the repairer sees that the file is refunded, and when', async ({ page, capture }) => {
  await signIn(page, shop);
  await openFromMenu(page, 'Mes réparations');
  await expect(page.getByRole('listitem').filter({ hasText: displayedName(cyclist) })).toContainText('Payé');
  await page.getByRole('link', { name: displayedName(cyclist), exact: true }).click();
  await expect(page.getByRole('list', { name: 'Chronologie' }).getByRole('listitem').last()).toHaveText(
    /à\s\d\dh\d\d.*remboursé/i,
  );
  await capture('70-file-refunded');
});
