import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../browser/test.ts';

const landing = '/auth/particulier';
const finder = '/auth/particulier/faire-reparer';
const ofSite = '**/remotes/public_site/**/*.js';

const offline = /^Vous êtes hors connexion\. La page s’affichera dès que le réseau reviendra\./;
const unavailable = /^Cette partie du site est momentanément indisponible\./;
const notStarted = /^La suite de la page n’a pas pu se charger\. Vérifiez votre connexion, puis réessayez\./;
const noMap = 'La carte n’a pas pu être chargée. La liste est complète.';

/** What one script alone knows by heart. */
const [knownByResults, knownByMap] = ['infoReparer', 'leaflet-container'];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const results = (page: Page) => page.getByRole('dialog', { name: 'Réparateurs autour de 69001 Lyon' });
const postcode = (page: Page) => page.getByRole('textbox', { name: 'Votre code postal' });

/** A page that turns white loses what leads elsewhere. */
async function keepsItsFrame(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Answers whether the page is still the one that stood then. */
async function watchReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate('globalThis.stoodBefore = true');
  return () => page.evaluate<boolean>('globalThis.stoodBefore === true');
}

/** A drawn page, at rest until somebody is about to use it; then the app has taken it over. */
async function openTakenOver(page: Page, address: string): Promise<void> {
  await page.addInitScript(`document.addEventListener('alveole:started', () => (globalThis.isStarted = true))`);
  await page.goto(address);
  await postcode(page).focus();
  await expect.poll(() => page.evaluate('globalThis.isStarted')).toBe(true);
}

const linkOf = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });

interface Way {
  readonly press: (page: Page) => Locator;
  /** What is typed before. */
  readonly first?: (page: Page) => Promise<void>;
  /** The title of the screen where it leads. */
  readonly title: string;
  /** The shell's own frame changes with it: a page cannot tell its version, so it is loaded again. */
  readonly isLoadedAgain?: true;
}

/** Ways on from the landing. */
const ways: readonly Way[] = [
  {
    press: (page) => page.getByRole('button', { name: 'Rechercher' }),
    first: (page) => postcode(page).fill('69001'),
    title: 'Faire réparer mon vélo',
  },
  { press: linkOf('Se remettre en selle'), title: 'Me remettre en selle' },
  { press: linkOf('Aide'), title: 'Comment pouvons-nous vous aider ?' },
  { press: linkOf('FAQ'), title: 'Questions fréquentes' },
  {
    press: (page) => page.getByRole('link', { name: 'Me préinscrire' }),
    title: 'Me préinscrire',
    isLoadedAgain: true,
  },
  {
    press: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Le programme', exact: true }),
    title: 'Le programme',
  },
];

/** Loses the scripts of which something tells that they are the ones, from now on. */
async function loseScripts(page: Page, isLost: (script: string) => boolean): Promise<void> {
  await page.route(ofSite, async (route: Route) => {
    const response = await route.fetch();
    return isLost(await response.text()) ? route.abort('connectionreset') : route.fulfill({ response });
  });
}

// None needs what another did: both workers take of them.
test.describe.configure({ mode: 'parallel' });
// What is lost leaves its marks in the console.
test.use({
  expectedFailures: { all: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ChunkLoadError|Loading (CSS )?chunk/] },
});

for (const { press, first, title: name, isLoadedAgain = false } of ways) {
  test(`the landing without a network says so at the way to « ${name} », and leads there when it is back`, async ({
    page,
    context,
  }) => {
    await openTakenOver(page, landing);
    const isSamePage = await watchReloads(page);
    await first?.(page);
    await context.setOffline(true);
    await press(page).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: offline })).toBeVisible();
    await keepsItsFrame(page);

    await context.setOffline(false);
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeHidden();
    expect(await isSamePage()).toBe(!isLoadedAgain);
  });
}

test('the landing at rest without a network stays whole, says so at the first press, and leads on at another try', async ({
  page,
  context,
}) => {
  await page.goto(landing);
  await context.setOffline(true);
  await postcode(page).fill('69001');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const alert = page.getByRole('alert').filter({ hasText: notStarted });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Jusqu’à 50\s€ pour remettre/ })).toBeVisible();
  await keepsItsFrame(page);

  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(results(page)).toBeVisible();
});

test('the finder whose results lost their file says so, and brings them at another try', async ({ page }) => {
  await loseScripts(page, (script) => script.includes(knownByResults));
  await openTakenOver(page, finder);
  await postcode(page).fill('69001');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: unavailable });
  await expect(alert).toBeVisible();
  await keepsItsFrame(page);

  await page.unroute(ofSite);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(results(page).getByRole('list', { name: 'Réparateurs trouvés' })).toBeVisible();
});

test('the finder whose map lost its file keeps the list and says so, and draws it at another try', async ({ page }) => {
  await loseScripts(page, (script) => script.includes(knownByMap));
  await page.goto(`${finder}?cp=69001`);
  const dialog = results(page);
  await expect(dialog.getByRole('list', { name: 'Réparateurs trouvés' })).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: noMap })).toBeVisible();
  const isSamePage = await watchReloads(page);

  await page.unroute(ofSite);
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('region', { name: /^Carte des réparateurs/ })).toBeVisible();
  await expect(dialog.getByText(noMap)).toBeHidden();
  expect(await isSamePage()).toBe(true);
});
