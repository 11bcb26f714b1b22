import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { reception } from '../walk/counter-acts.ts';

/** What the worker keeps at hand: the frame comes last. */
const framesStored = (page: Page) =>
  page.evaluate(`caches.open('counter-frame').then(async (cache) => (await cache.keys()).length)`);

const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: /^Hors connexion/ });

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

onEachScreen(({ width }) => {
  test.use({
    serviceWorkers: 'allow',
    expectedFailures: { all: [/ERR_INTERNET_DISCONNECTED/] },
  });

  test('the counter opens without a network once it was visited, and each of its pages says that there is none', async ({
    page,
    context,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'REP');
    await expect(page.getByRole('region', { name: 'À terminer' })).toBeVisible();
    await expect.poll(() => framesStored(page)).toBe(1);
    await context.setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    await page.goto('/admin/reparation/livraison');
    await expect(page.getByRole('heading', { level: 1, name: 'Mes réparations' })).toBeVisible();
    await expect(offlineLine(page)).toBeVisible();
    await page.goto(reception.repair);
    await expect(page.getByRole('heading', { level: 1, name: 'Enregistrer une réparation' })).toBeVisible();
    await expect(offlineLine(page)).toBeVisible();
    await expect(page.getByLabel('Mobile du client', { exact: true })).toBeVisible();
    await capture(`without-network-${width}`);
    await expectNoSidewaysScroll(page);
  });
});

test('the counter can be installed: the browser takes its manifest, and the icons are as large as it says', async ({
  page,
  outside,
}) => {
  await signInAs(page, outside, 'REP');
  const chromium = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest.display).toBe('standalone');
  expect(new URL(manifest.start_url, url).pathname).toMatch(/\/admin\/accueil$/);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, url).href);
    expect(icon.headers()['content-type']).toBe('image/png');
    expect(sizeOfPng(await icon.body())).toBe(sizes);
  }
});

/** `192x192`, from the header of the picture. */
function sizeOfPng(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}
