import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { csvRows } from '../walk/csv-rows.ts';

onEachScreen(({ width }) => {
  test('anybody reads the accounts and the rules of the programme, and takes them as data', async ({
    page,
    capture,
  }) => {
    await page.goto('/auth/programme/comptes');
    const totals = page.getByRole('region', { name: 'Depuis le début' });
    await expect(totals).toBeVisible();
    await page.getByText(/^Version \d+, depuis le début$/).click();
    await expect(page.getByText(/réparation \. prime/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`open-accounts-${width}`);

    const addressOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    const json = await page.request.get(await addressOf('Comptes en JSON'));
    const { rows } = (await json.json()) as { rows: { granted_cents: number }[] };
    const granted = rows.reduce((cents, row) => cents + row.granted_cents, 0) / 100;
    const grantedText = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(granted);
    await expect(totals.getByText(grantedText.replace(/\s/g, ' '))).toBeVisible();
    const csv = csvRows(await (await page.request.get(await addressOf('Comptes en CSV'))).text());
    expect(csv.filter(([funder]) => funder === 'programme')).toHaveLength(rows.length);
  });
});
