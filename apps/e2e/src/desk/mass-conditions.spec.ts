import { establishmentRoutes } from '@alveole/contracts/establishment';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { EstablishmentStatus } from '@alveole/domain';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { inHand } from '../browser/viewports.ts';
import { confirm, openFromMenu, signInAs } from '../walk/acts.ts';
import { dryRun, expectResults, report } from './mass-acts.ts';

const unknown = '00000000000000';

/** Shops that work with the programme and that nobody follows, by what a list may name them with. */
async function shopsOf(outside: DemoApi): Promise<readonly string[]> {
  const token = await signInAsAdministrator(outside, 0);
  const query = { status: EstablishmentStatus.validated, gender: 0 } as const;
  const shops = await outside.call(establishmentRoutes.listEntities, { query }, token);
  return shops.flatMap(({ entity_data: { siret } }) => siret ?? []);
}

onEachScreen(({ width }) => {
  test('the conditions are represented to a list of shops, once', async ({ page, outside, capture }) => {
    // The demonstration's own repairer, the last one, goes on working.
    const [one = '', other = ''] = (await shopsOf(outside)).slice(width === inHand.width ? 2 : 0);
    const lines = [one, unknown, other];

    await signInAs(page, outside, 'ADM');
    await openFromMenu(page, 'Traitements par lot');
    await page.getByRole('link', { name: 'Préparer un traitement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales par lot' })).toBeVisible();
    await capture(`conditions-${width}`);
    await dryRun(page, lines);
    await expectResults(page, { 'À faire': 2, Inconnu: 1 });
    await expectNoSidewaysScroll(page);
    await capture(`conditions-dry-run-${width}`);
    await page.getByRole('button', { name: /^Représenter les conditions à 2/ }).click();
    await confirm(page, /^Représenter les conditions à 2/, 'Représenter');
    await expect(page.getByRole('region', { name: 'Terminé' })).toBeVisible();
    expect(await report(page)).toEqual([
      [one, 'Fait'],
      [unknown, 'Inconnu'],
      [other, 'Fait'],
    ]);
    await capture(`conditions-done-${width}`);

    await page.getByRole('button', { name: 'Nouveau traitement' }).click();
    await dryRun(page, lines);
    await expectResults(page, { 'Déjà fait': 2, Inconnu: 1 });
    await expect(page.getByText('Aucune ligne n’est à faire.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Représenter/ })).toHaveCount(0);
  });
});
