import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { choose, openFromMenu, signInAs } from '../walk/acts.ts';
import { saveCsv } from '../walk/save-file.ts';

const charts = [
  'Où en sont les dossiers',
  'Dépôts et décisions',
  'Délais depuis le dépôt',
  'Montants',
  'Âge de la file',
  'Virements à préparer',
  'Départements',
  'Nature des dossiers',
  'Remise des SMS',
] as const;

const staff = [
  { person: 'an administrator', permission: 0 },
  { person: 'an operator', permission: 1 },
] as const;

/** Opens the table beside a chart; answers its cells, the heads first. */
async function tableOf(page: Page, chart: string): Promise<readonly (readonly string[])[]> {
  const card = page.getByRole('region', { name: chart, exact: true });
  await expect(card.getByRole('img', { name: new RegExp(`^${chart}\\. `) })).toBeVisible();
  await card.getByText('Voir les chiffres').click();
  const rows = page.getByRole('region', { name: `Chiffres\u00a0: ${chart}` }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  return Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
}

/** What stands under a head, summed. */
function sumOf([heads = [], ...rows]: readonly (readonly string[])[], head: string): number {
  return rows.reduce((sum, row) => sum + countIn(row[heads.indexOf(head)]), 0);
}

const countIn = (text = '') => Number(text.replace(/\D/g, ''));

onEachScreen(({ width }) => {
  for (const { person, permission } of staff)
    test(`${person} reads each chart as a table too, which agrees with the key figures and the file`, async ({
      page,
      outside,
      capture,
    }) => {
      await signInAs(page, outside, 'ADM', permission);
      await openFromMenu(page, 'Statistiques');
      const key = page.getByRole('region', { name: 'Sur la période' });
      await expect(key).toBeVisible();
      await expectNoSidewaysScroll(page);
      await capture(`statistics-${width}-${permission}`);

      const tables = new Map<string, readonly (readonly string[])[]>();
      for (const chart of charts) tables.set(chart, await tableOf(page, chart));
      await expectNoSidewaysScroll(page);
      await capture(`statistics-tables-${width}-${permission}`);
      const flow = tables.get('Dépôts et décisions') ?? [];
      const filed = sumOf(flow, 'Déposés');
      expect(filed).toBeGreaterThan(0);
      await expect(key).toContainText(`Déposés${filed}Validés`);

      const rows = await saveCsv(page, () => page.getByRole('button', { name: 'Exporter en CSV' }).click());
      const saved = rows.slice(rows.findIndex(([title]) => title === 'Dépôts et décisions') + 1);
      expect(sumOf(saved.slice(0, flow.length), 'Déposés')).toBe(filed);

      await choose(page, /Nature/, 'Séances');
      await expect(page).toHaveURL(/nature=1/);
      await expect(key).not.toContainText(`Déposés${filed}Validés`);
    });
});
