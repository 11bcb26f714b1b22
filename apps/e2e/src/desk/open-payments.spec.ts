import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';

// A campaign that publishes payments by shop, over the demonstration's one confirmed transfer of each shop.
test.use({ settings: { CAMPAIGN: 'metropole-exemple' } });

interface Catalogue {
  readonly 'dcat:dataset': readonly {
    readonly 'dcat:distribution': readonly { readonly 'dcat:downloadURL': { readonly '@id': string } }[];
  }[];
}

onEachScreen(({ width }) => {
  test('anybody searches what was paid to a shop, and takes it as the subsidies of the French schema', async ({
    page,
    capture,
  }) => {
    await page.goto('/auth/programme/comptes');
    await page.getByRole('link', { name: /^Versements aux établissements/ }).click();
    const list = page.getByRole('list', { name: 'Versements' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await capture(`open-payments-${width}`);

    const name = (await list.locator('li').first().locator('span > span').first().textContent()) ?? '';
    const field = page.getByRole('searchbox', { name: 'Nom, commune ou SIRET' });
    await field.fill(name);
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByRole('status').getByText(/^1\sversement,/)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('aucune boutique de ce nom');
    await expect(page.getByText('Aucun versement ne correspond à cette recherche.')).toBeVisible();
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await expect(list.getByRole('listitem').first()).toBeVisible();

    const addressOf = async (link: string | RegExp) =>
      (await page.getByRole('link', { name: link }).getAttribute('href')) ?? '';
    const csv = await (await page.request.get(await addressOf(/^Subventions en CSV/))).text();
    expect(csv).toMatch(/^nomAttribuant,idAttribuant,dateConvention,referenceDecision,nomBeneficiaire,/);
    expect(csv).toContain(name);
    const catalogue = await page.request.get(await addressOf('Catalogue DCAT'));
    const files = ((await catalogue.json()) as Catalogue)['dcat:dataset'].flatMap((dataset) =>
      dataset['dcat:distribution'].map((file) => {
        const { pathname, search } = new URL(file['dcat:downloadURL']['@id']);
        return pathname + search;
      }),
    );
    expect(files).toContain('/alveoleapi/v1/refunds/open_subsidies.csv');
    for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);
    await expect(page.locator('link[rel="describedby"]')).toHaveAttribute('href', /donnees\/catalogue\.jsonld$/);
  });
});
