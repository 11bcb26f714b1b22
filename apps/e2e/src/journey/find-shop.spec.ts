import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { fillIn } from '../walk/acts.ts';

const finder = '/auth/particulier/faire-reparer';
const aroundLyon = `${finder}?cp=69001`;

/** In Lyon, as exactly as a device tells it. */
const here = { latitude: 45.767312, longitude: 4.834518 };
/** The same, however much of it was cut off. */
const trace = /45\.76|4\.83/;

/** In Paris: a Tuesday in the middle of the morning, and a Sunday at night. */
const morning = new Date('2026-11-24T10:15:00+01:00');
const night = new Date('2026-11-22T03:00:00+01:00');

/** Counts how often a page asks where one is. */
async function watchPositions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`{
    globalThis.positionsAsked = 0;
    for (const name of ['getCurrentPosition', 'watchPosition']) {
      const ask = Geolocation.prototype[name];
      Geolocation.prototype[name] = function (...given) {
        globalThis.positionsAsked += 1;
        return ask.apply(this, given);
      };
    }
  }`);
  return () => page.evaluate<number>('positionsAsked');
}

/** The map of a dialog; a phone shows it at a press. */
async function mapOf(dialog: Locator): Promise<Locator> {
  const map = dialog.getByRole('region', { name: /^Carte des réparateurs/ });
  const show = dialog.getByRole('button', { name: 'Afficher la carte' });
  await expect(map.or(show)).toBeVisible();
  if (await show.isVisible()) await show.click();
  return map;
}

/** All that the browser keeps of a visit: cookies, storages, databases, what workers hold, the address and its history. */
async function storedOf(page: Page): Promise<string> {
  const stored = await page.context().storageState({ indexedDB: true });
  const storedTexts = await page.evaluate<unknown>(`(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return [{ ...sessionStorage }, history.state, requests.flat().map(({ url }) => url)];
  })()`);
  return JSON.stringify([stored, storedTexts, page.url()]);
}

const results = (page: Page, place: string) => page.getByRole('dialog', { name: `Réparateurs autour de ${place}` });
const shopsOf = (dialog: Locator) => dialog.getByRole('list', { name: 'Réparateurs trouvés' }).locator('> li');

/** The first shop begins in the first third of a phone, and every filter stands within its width. */
async function expectResultsAtOnce(page: Page, dialog: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const first = await shopsOf(dialog).first().getByRole('button').first().boundingBox();
  if (width < height) expect((first?.y ?? height) + (first?.height ?? 0)).toBeLessThan(height / 3);
  for (const filter of await dialog.getByRole('radio').all()) {
    const { x, width: extent } = (await filter.boundingBox()) ?? { x: width, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + extent).toBeLessThanOrEqual(width);
  }
}

onEachScreen(({ width }) => {
  test.describe('who lets the browser tell where he is', () => {
    test.use({ geolocation: here, permissions: ['geolocation'] });

    test('finds who repairs around him, is asked at his press alone, and leaves no trace of the place', async ({
      page,
      capture,
    }) => {
      const positionsAsked = await watchPositions(page);
      await page.goto(finder);
      const press = page.getByRole('button', { name: 'Autour de moi' });
      await expect(press).toHaveAccessibleDescription(/elle n’est pas conservée/);
      await page.getByRole('textbox', { name: 'Votre code postal' }).focus();
      expect(await positionsAsked()).toBe(0);

      const asked = page.waitForResponse(/entities_public\?/);
      await press.click();
      const dialog = results(page, 'votre position');
      await expect(shopsOf(dialog).first()).toContainText(/\d\s(m|km)/);
      expect(await positionsAsked()).toBe(1);
      const answer = await asked;
      // Some hundred metres are near enough for the server, and no cache of the way may keep them.
      expect(new URL(answer.url()).searchParams.get('latitude')).toBe('45.767');
      expect(answer.headers()['cache-control']).toContain('no-store');
      await capture(`near-me-${width}`);
      await expectNoSidewaysScroll(page);
      expect(await storedOf(page)).not.toMatch(trace);

      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await page.reload();
      await expect(press).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await positionsAsked()).toBe(0);
      expect(await storedOf(page)).not.toMatch(trace);
    });
  });

  test.describe('who keeps to himself where he is', () => {
    test.use({ permissions: [] });

    test('a visitor whose postcode finds nothing is told what else to do, and finds by the name of his town', async ({
      page,
      capture,
    }) => {
      await page.goto(finder);
      await page.getByRole('button', { name: 'Autour de moi' }).click();
      await expect(page.getByText(/^Votre navigateur n’a pas donné votre position/)).toBeVisible();
      await capture(`near-me-refused-${width}`);

      await page.getByText('Chercher par le nom de la ville').click();
      await fillIn(page, { 'Votre ville': 'villeurb' });
      await page.getByRole('button', { name: 'Chercher la ville' }).click();
      await page
        .getByRole('list', { name: 'Villes trouvées' })
        .getByRole('button', { name: /^Villeurbanne/ })
        .click();
      const dialog = results(page, '69100 Villeurbanne');
      await expect(shopsOf(dialog).first()).toBeVisible();
      await expect(page).toHaveURL(/\?cp=69100$/);
      await capture(`town-found-${width}`);
    });
  });

  test('whoever is in a hurry sees who is open now, and the way there', async ({ page, context, capture }) => {
    await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    await page.clock.setFixedTime(morning);
    await page.goto(aroundLyon);
    const dialog = results(page, '69001 Lyon');
    const shops = shopsOf(dialog);
    await expect(shops.first()).toBeVisible();
    await expectResultsAtOnce(page, dialog);
    const all = await shops.count();
    const open = await shops.filter({ hasText: 'Ouvert jusqu’à' }).count();
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(all);
    await dialog.getByText('Ouverts maintenant').click();
    await expect(shops).toHaveCount(open);
    await expect(shops.filter({ hasText: 'Ouvert jusqu’à' })).toHaveCount(open);
    await capture(`open-now-${width}`);

    const way = page.waitForEvent('popup');
    await shops
      .first()
      .getByRole('link', { name: /^Itinéraire vers / })
      .click();
    expect((await way).url()).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?to=45\.\d+%2C4\.\d+$/);

    await page.clock.setFixedTime(night);
    await page.reload();
    await expect(dialog.getByText('Aucun n’annonce être ouvert en ce moment. Affichez-les tous.')).toBeVisible();
    await capture(`none-open-${width}`);
    await dialog.getByRole('button', { name: 'Tout afficher' }).click();
    await expect(shops).toHaveCount(all);
  });

  test.describe('where the provider of the map does not answer', () => {
    test.use({ expectedFailures: { all: [/tile\.openstreetmap\.org|ERR_CONNECTION_REFUSED/] } });

    test('one sees the shops among the towns and distances that the product draws itself', async ({
      page,
      capture,
    }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) => route.abort('connectionrefused'));
      await page.goto(aroundLyon);
      const dialog = results(page, '69001 Lyon');
      await expect(shopsOf(dialog).first()).toBeVisible();
      const all = await shopsOf(dialog).count();
      const map = await mapOf(dialog);
      await expect(map.getByRole('status')).toContainText('Le fond de carte n’est pas disponible');
      // The scale below says distances too.
      const ring = (kilometres: number) => map.locator('span', { hasText: new RegExp(`^${kilometres}\\skm$`) });
      await expect(ring(1)).toBeInViewport();
      await expect(map.getByText('Villeurbanne', { exact: true })).toBeInViewport();
      const markers = map.locator('.leaflet-marker-icon[title]');
      await expect(markers).toHaveCount(all);
      await expect(markers.first()).toBeInViewport();
      await capture(`no-tiles-${width}`);

      const further = map.getByRole('button', { name: 'Réduire la carte' });
      // A press while the map still moves moves it no further.
      await expect(async () => {
        await further.click();
        await expect(ring(10)).toBeInViewport({ timeout: 1_000 });
      }).toPass();
      await expect(markers.first()).toBeInViewport();
    });
  });
});
