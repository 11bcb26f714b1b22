import { repairRoutes } from '@alveole/contracts/repair';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { RepairStatus } from '@alveole/domain';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { choose, fillIn, signInAs, tick } from '../walk/acts.ts';
import { expectResults, report } from './mass-acts.ts';

/** Staff of the demonstration, at administrator level and as an operator. */
const [sophie, jean] = ['LEROY Sophie', 'ROUX Jean'];
const waiting = '/admin/backend/reparations?filtre=1';

async function filesAt(outside: DemoApi, status: RepairStatus) {
  const token = await signInAsAdministrator(outside, 0);
  return outside.call(repairRoutes.listRepairs, { query: { status } }, token);
}

/** Files that wait for their review, of a holder or of nobody. */
async function waitingFiles(outside: DemoApi, holder: string | undefined, count: number): Promise<readonly string[]> {
  const files = await filesAt(outside, RepairStatus.toReview);
  const found = files.filter(({ rozo_user_name }) => rozo_user_name === holder).slice(0, count);
  expect(found).toHaveLength(count);
  return found.map(({ repair_rozo_id }) => repair_rozo_id);
}

/** Ticks files in the list and opens what can be done about all of them. */
async function actOn(page: Page, numbers: readonly string[]): Promise<Locator> {
  for (const number of numbers) await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
  await page.getByRole('button', { name: new RegExp(`^Agir sur ${numbers.length}\\sdossiers?$`) }).click();
  return page.getByRole('dialog', { name: 'Agir sur plusieurs dossiers' });
}

async function dryRun(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  await expect(page).toHaveURL(/traitement=/);
  await expect(page.getByRole('region', { name: 'À confirmer' })).toBeVisible();
}

/** Starts what the dry run promised; waits until it is through. */
async function start(page: Page, act: RegExp): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('region', { name: 'Terminé' })).toBeVisible();
}

onEachScreen(({ width }) => {
  test('files ticked in the list are asked for complements in the words of a kept reason', async ({
    page,
    outside,
    capture,
  }) => {
    const numbers = await waitingFiles(outside, undefined, 2);
    await signInAs(page, outside, 'ADM');
    await page.goto(waiting);
    const dialog = await actOn(page, numbers);
    await tick(dialog, 'Demander un complément');
    await choose(page, /Insérer un motif enregistré/, 'Facture illisible');
    await expect(dialog.getByRole('textbox', { name: 'Texte du complément' })).not.toHaveValue('');
    await capture(`bulk-complements-${width}`);
    await dryRun(page, dialog);
    await expectResults(page, { 'À faire': 2 });
    await expectNoSidewaysScroll(page);
    await capture(`bulk-dry-run-${width}`);
    const asked = (await filesAt(outside, RepairStatus.complementAsked)).map(({ repair_rozo_id }) => repair_rozo_id);
    expect(numbers.filter((number) => asked.includes(number))).toEqual([]);
    await start(page, /^Demander un complément pour 2/);
    await expectResults(page, { Fait: 2 });
    await capture(`bulk-done-${width}`);
    expect((await report(page)).map(([, result]) => result)).toEqual(['Fait', 'Fait']);
    await page.goto(`/admin/backend/facture/${numbers[0]}`);
    await expect(page.getByText('Compléments nécessaires').first()).toBeVisible();
  });

  test('of the ticked files those that a colleague follows are spared, and handed over where an administrator says so', async ({
    page,
    outside,
  }) => {
    const [free = '', taken = ''] = [
      ...(await waitingFiles(outside, undefined, 1)),
      ...(await waitingFiles(outside, jean, 1)),
    ];
    await signInAs(page, outside, 'ADM');
    await page.goto(waiting);
    const validating = await actOn(page, [free, taken]);
    await tick(validating, 'Valider pour remboursement');
    await dryRun(page, validating);
    await expectResults(page, { 'À faire': 1, Refusé: 1 });
    await start(page, /^Valider 1/);
    await expectResults(page, { Fait: 1, Refusé: 1 });

    await page.goto(waiting);
    const assigning = await actOn(page, [taken]);
    await choose(page, /Nouveau suivi/, sophie ?? '');
    await dryRun(page, assigning);
    await start(page, /^Attribuer ou libérer 1/);
    await expectResults(page, { Fait: 1 });
    await page.goto(`/admin/backend/facture/${taken}`);
    await expect(page.getByText('Réservé par moi')).toBeVisible();
  });

  test('a share of the filtered list is drawn for the sample, no more and no less', async ({
    page,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'ADM');
    await page.goto(waiting);
    const before = (await filesAt(outside, RepairStatus.sampleToReview)).length;
    const listed = (await filesAt(outside, RepairStatus.toReview)).length;
    await page.getByRole('button', { name: 'Agir par lot' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agir sur plusieurs dossiers' });
    await tick(dialog, 'Mettre à l’échantillon');
    await fillIn(dialog, { 'Part tirée au sort, en % (facultatif)': '20' });
    await dryRun(page, dialog);
    const drawn = Math.round(listed / 5);
    await expect(page.getByRole('radio', { name: `Toutes ${drawn}`, exact: true })).toBeVisible();
    await capture(`bulk-sample-${width}`);
    await start(page, /^Placer dans l’échantillon/);
    const done = (await report(page)).filter(([, result]) => result === 'Fait');
    expect(done.length).toBeGreaterThan(0);
    expect(await filesAt(outside, RepairStatus.sampleToReview)).toHaveLength(before + done.length);
  });

  test('a view of the list is kept under a name, found again on another day, and opens by itself', async ({
    page,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/backend/reparations?filtre=3&tri=anciens');
    const views = page.getByRole('dialog', { name: 'Vues enregistrées' });
    await page.getByRole('button', { name: 'Vues', exact: true }).click();
    await fillIn(views, { 'Nom de la vue': 'Relances' });
    await views.getByRole('button', { name: 'Enregistrer' }).click();
    await views.getByRole('button', { name: 'Ouvrir par défaut Relances' }).click();
    await expect(views.getByText('Par défaut', { exact: true })).toBeVisible();
    await capture(`views-${width}`);

    await page.goto('/admin/backend/reparations');
    await expect(page).toHaveURL(/filtre=3/);
    await expect(page).toHaveURL(/tri=anciens/);
    await page.getByRole('button', { name: 'Relances', exact: true }).click();
    await views.getByRole('button', { name: 'Supprimer Relances' }).click();
    await expect(views.getByText('La vue « Relances » est supprimée.')).toBeVisible();
    await page.goto('/admin/backend/reparations');
    await expect(page.getByRole('button', { name: 'Vues', exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/filtre=/);
  });
});
