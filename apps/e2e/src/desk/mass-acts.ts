import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { saveCsv } from '../walk/save-file.ts';

/** Pastes a list and asks for its dry run; waits until that says what would become of each line. */
export async function dryRun(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Liste' }).fill(lines.join('\n'));
  await expect(page.getByText(new RegExp(`^${lines.length}\\slignes?$`))).toBeVisible();
  await pressDryRun(page);
}

/** Asks for the dry run of the form as it stands. */
export async function pressDryRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  await expect(page).toHaveURL(/traitement=/);
  await expect(page.getByRole('region', { name: 'À confirmer' })).toBeVisible();
}

/** What became of the lines, by its word: the chips that narrow them name and count each result. */
export async function expectResults(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  const chips = page.getByRole('radiogroup', { name: 'Résultat des lignes' }).getByRole('radio');
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  const named = Object.entries({ Toutes: sum, ...counts }).map(([word, count]) => `${word} ${count}`);
  await expect(chips).toHaveCount(named.length);
  for (const name of named) await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
}

/** The report of a run: of each line, in its order, what was given and what became of it. */
export async function report(page: Page): Promise<readonly (readonly [given: string, result: string])[]> {
  const [, ...rows] = await saveCsv(page, () =>
    page.getByRole('button', { name: 'Télécharger les résultats' }).click(),
  );
  return rows.map(([, given = '', result = '']) => [given, result] as const);
}
