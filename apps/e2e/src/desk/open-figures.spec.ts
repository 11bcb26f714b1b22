import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { csvRows } from '../walk/csv-rows.ts';

onEachScreen(({ width }) => {
  test('anybody reads the figures of the programme, prints them, and takes them as data', async ({ page, capture }) => {
    await page.goto('/auth/programme/chiffres');
    const totals = page.getByRole('region', { name: 'Depuis le début' });
    await expect(totals).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La promesse de paiement' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`open-figures-${width}`);
    const weeks = page.getByRole('table', { name: 'Par semaine' }).getByRole('row');

    // Relative to the base path, as the product's own address is.
    const addressOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    const json = await page.request.get(await addressOf('Données JSON'));
    const figures = (await json.json()) as { totals: { filed: number }; weeks: unknown[] };
    const filed = new Intl.NumberFormat('fr-FR').format(figures.totals.filed);
    await expect(totals.getByText(filed, { exact: true })).toBeVisible();
    await expect(weeks).toHaveCount(figures.weeks.length + 1);

    const csv = csvRows(await (await page.request.get(await addressOf('Tableau CSV'))).text());
    expect(csv.filter(([table]) => table === 'semaine du')).toHaveLength(figures.weeks.length);
    expect(csv.find(([, row]) => row === 'tous')?.[2]).toBe(String(figures.totals.filed));

    await page.emulateMedia({ media: 'print' });
    await expect(weeks.last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  });
});
