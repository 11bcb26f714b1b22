import { repairRoutes } from '@alveole/contracts/repair';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { RepairStatus } from '@alveole/domain';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { choose, confirm, openFromMenu, signInAs, tick } from '../walk/acts.ts';
import { dryRun, expectResults, pressDryRun, report } from './mass-acts.ts';

/** Staff of the demonstration by name: administrator level, then operator. */
const staff = ['LEROY Sophie', 'ROUX Jean'] as const;
const unknown = 'REP00999_99999';

async function filesAt(outside: DemoApi, status: RepairStatus) {
  const token = await signInAsAdministrator(outside, 0);
  return outside.call(repairRoutes.listRepairs, { query: { status } }, token);
}

async function numbersAt(outside: DemoApi, status: RepairStatus): Promise<readonly string[]> {
  return (await filesAt(outside, status)).map(({ repair_rozo_id }) => repair_rozo_id);
}

/** How many files somebody holds. */
async function assignedCount(outside: DemoApi, permission: 0 | 1): Promise<number> {
  const token = await signInAsAdministrator(outside, permission);
  return (await outside.call(repairRoutes.countListedRepairs, { query: { mine: 'yes' } }, token)).count;
}

/** Keeps the page at what starting a run answered, however soon the run is over; answers what lets it read on. */
async function holdBackReads(page: Page): Promise<() => void> {
  let goOn = (): void => undefined;
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/mass_runs\/[0-9a-f]+$/, async (route) => {
    if (route.request().method() === 'GET') await going;
    await route.fallback();
  });
  return goOn;
}

onEachScreen(({ width }) => {
  test('an administrator declares a pasted list not eligible, once the dry run has told what becomes of it', async ({
    page,
    outside,
    capture,
  }) => {
    const [one = '', other = ''] = await numbersAt(outside, RepairStatus.toReview);
    const [paid = ''] = await numbersAt(outside, RepairStatus.refunded);
    const [settled = ''] = await numbersAt(outside, RepairStatus.notEligible);
    const lines = [one, other, paid, settled, unknown, one];

    await signInAs(page, outside, 'ADM');
    await openFromMenu(page, 'Traitements par lot');
    await expect(page.getByRole('button', { name: 'Lancer l’essai à blanc' })).toBeVisible();
    await capture(`mass-tools-${width}`);
    await dryRun(page, lines);
    await expectResults(page, { 'À faire': 2, 'Déjà fait': 1, Inconnu: 1, 'En double': 1, Refusé: 1 });
    await expectNoSidewaysScroll(page);
    await capture(`mass-dry-run-${width}`);
    expect(await numbersAt(outside, RepairStatus.toReview)).toEqual(expect.arrayContaining([one, other]));

    await page.getByRole('button', { name: /^Déclarer non éligibles 2\sdossiers$/ }).click();
    await capture(`mass-confirm-${width}`);
    await confirm(page, /^Déclarer non éligibles 2/, 'Déclarer non éligibles');
    await expect(page.getByRole('region', { name: 'Terminé' })).toBeVisible();
    await expectResults(page, { Fait: 2, 'Déjà fait': 1, Inconnu: 1, 'En double': 1, Refusé: 1 });
    await capture(`mass-done-${width}`);
    expect(await report(page)).toEqual([
      [one, 'Fait'],
      [other, 'Fait'],
      [paid, 'Refusé'],
      [settled, 'Déjà fait'],
      [unknown, 'Inconnu'],
      [one, 'En double'],
    ]);
    expect(await numbersAt(outside, RepairStatus.notEligible)).toEqual(expect.arrayContaining([one, other]));
    expect(await numbersAt(outside, RepairStatus.refunded)).toContain(paid);
  });

  test('an administrator hands over every file that somebody follows, leaves the run and finds it again', async ({
    page,
    outside,
    capture,
  }) => {
    const from = (await assignedCount(outside, 1)) > 0 ? 1 : 0;
    const handed = await assignedCount(outside, from);
    const assignedBefore = await assignedCount(outside, from === 1 ? 0 : 1);
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/robot');
    await tick(page, 'Attribuer ou libérer');
    await choose(page, /Nouveau suivi/, staff[from === 1 ? 0 : 1]);
    await tick(page, 'Tous ceux d’un filtre');
    await choose(page, /Suivis par/, staff[from]);
    await capture(`mass-reassign-${width}`);
    await pressDryRun(page);
    await expectResults(page, { 'À faire': handed });

    await page.getByRole('button', { name: new RegExp(`^Attribuer ou libérer ${handed}`) }).click();
    const goOn = await holdBackReads(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Attribuer ou libérer', exact: true }).click();
    await expect(page.getByText(/^Traitement en cours\. Vous pouvez quitter/)).toBeVisible();
    goOn();
    await page.goto('/admin/robot');
    await page
      .getByRole('grid', { name: 'Traitements de dossiers passés' })
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .click();
    await expect(page.getByRole('region', { name: 'Terminé' })).toBeVisible();
    await expectResults(page, { Fait: handed });
    expect(await assignedCount(outside, from)).toBe(0);
    expect(await assignedCount(outside, from === 1 ? 0 : 1)).toBe(assignedBefore + handed);
  });

  test('an operator may not declare a list not eligible, and takes the files that nobody follows', async ({
    page,
    outside,
    capture,
  }) => {
    const files = await filesAt(outside, RepairStatus.complementAsked);
    const sophie = (await filesAt(outside, RepairStatus.complemented)).find(
      ({ rozo_user_name }) => rozo_user_name === staff[0],
    );
    const free = files.find(({ rozo_user_id }) => rozo_user_id === undefined);
    const lines = [free, sophie].map((file) => file?.repair_rozo_id ?? '');

    await signInAs(page, outside, 'ADM', 1);
    await openFromMenu(page, 'Traitements par lot');
    await page.getByRole('textbox', { name: 'Liste' }).fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
    await expect(page.getByText(/^Seul un administrateur peut lancer ce traitement par liste/).last()).toBeVisible();
    await capture(`mass-operator-${width}`);

    await tick(page, 'Attribuer ou libérer');
    await choose(page, /Nouveau suivi/, staff[1]);
    await dryRun(page, lines);
    await expectResults(page, { 'À faire': 1, Refusé: 1 });
    await capture(`mass-operator-dry-run-${width}`);
    await page.getByRole('button', { name: /^Attribuer ou libérer 1/ }).click();
    await confirm(page, /^Attribuer ou libérer/, 'Attribuer ou libérer');
    await expect(page.getByRole('region', { name: 'Terminé' })).toBeVisible();
    expect(await report(page)).toEqual([
      [lines[0], 'Fait'],
      [lines[1], 'Refusé'],
    ]);
  });
});
