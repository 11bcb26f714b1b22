import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { choose, confirm, fillIn, openFromMenu, signInAs } from '../walk/acts.ts';

const reason = { name: 'Devis déposé', text: 'Un devis n’est pas une facture.\nDéposez la facture acquittée.' };

/** One that nobody holds: a colleague's file may not be decided on. */
async function openFileToReview(page: Page): Promise<void> {
  await page.goto('/admin/backend/reparations?filtre=1');
  await page.getByRole('row').filter({ hasText: 'Libre' }).first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Chronologie' })).toBeVisible();
}

test('a reason is kept by an administrator, then inserted into a request for complements', async ({
  page,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'ADM');
  await openFromMenu(page, 'Motifs enregistrés');
  await expect(page.getByRole('row', { name: /Facture illisible/ })).toBeVisible();
  await capture('90-reasons');
  await page.getByRole('button', { name: 'Ajouter un motif' }).click();
  const adding = page.getByRole('dialog', { name: 'Ajouter un motif' });
  await fillIn(adding, { Nom: reason.name, 'Texte inséré': reason.text });
  await capture('91-reason');
  await adding.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('row', { name: /Devis déposé/ })).toBeVisible();

  await openFileToReview(page);
  const file = page.url();
  await page.getByRole('button', { name: /^Demander un complément/ }).click();
  const asking = page.getByRole('dialog', { name: 'Demander un complément' });
  await choose(page, /Insérer un motif enregistré/, reason.name);
  await expect(asking.getByRole('textbox')).toHaveValue(reason.text);
  await capture('92-insert');
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Votre demande a bien été prise en compte')).toBeVisible();
  await page.goto(file);
  await expect(page.getByText('Déposez la facture acquittée.').first()).toBeVisible();
  await expect(page.getByText('Compléments nécessaires').first()).toBeVisible();

  await openFromMenu(page, 'Motifs enregistrés');
  await page.getByRole('button', { name: `Supprimer\u00a0: ${reason.name}` }).click();
  await confirm(page, /^Supprimer le motif/, 'Supprimer');
  await expect(page.getByRole('row', { name: /Devis déposé/ })).toHaveCount(0);
});

test('an operator reads the reasons and leaves a note for the team, which stays off paper', async ({
  page,
  outside,
  capture,
}) => {
  await signInAs(page, outside, 'ADM', 1);
  await openFromMenu(page, 'Motifs enregistrés');
  await expect(page.getByText(/Seul un administrateur ajoute/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un motif' })).toHaveCount(0);

  await openFileToReview(page);
  await page.getByRole('tab', { name: 'Notes internes (0)' }).click();
  await fillIn(page, { 'Nouvelle note': 'Appelé, rappelle demain.' });
  await page.reload();
  await page.getByRole('tab', { name: /^Notes internes/ }).click();
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.getByRole('tab', { name: 'Notes internes (1)' })).toBeVisible();
  await capture('93-notes');
  await page.setViewportSize({ width: 390, height: 844 });
  await capture('94-notes-phone');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Appelé, rappelle demain.')).toBeHidden();
});
