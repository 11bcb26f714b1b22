import { chromium } from '@playwright/test';
import type { Browser, Locator } from '@playwright/test';
import type { TrialContext } from '../frame/trial.ts';
import type { Site } from './site.ts';

const typed = '57000';
const unavailable = 'momentanément indisponible';
const maxWaitMs = 20_000;

/** Debian's Chromium, quiet and without a network of its own. */
export async function startBrowser({ afterwards }: TrialContext): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  afterwards(() => browser.close());
  return browser;
}

export interface Change {
  readonly browser: Browser;
  readonly site: Site;
  /** What happens to the site while the page is open. */
  readonly change: () => Promise<void>;
  readonly what: string;
  /** The version of the open page is still served, so it need not be loaded again. */
  readonly isStored: boolean;
}

/** A page open on a form with something typed; then `change` happens, and the person goes to the next screen and back. */
export async function goesOn(
  { check }: TrialContext,
  { browser, site, change, what, isStored }: Change,
): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  let loads = 0;
  await page.goto(`${site.url}/auth/particulier/inscription`);
  await page.getByRole('textbox', { name: 'Code postal' }).fill(typed);
  page.on('load', () => (loads += 1));
  await change();
  await page.getByRole('navigation').getByRole('link', { name: 'Aide', exact: true }).click();
  const arrived = await appears(page.locator('h1').filter({ hasNotText: 'Me préinscrire' }));
  const named = `${site.what}, ${what}`;
  check(`${named}: the next screen appears`, arrived);
  check(`${named}: nothing says that a part is unavailable`, !(await page.getByText(unavailable).isVisible()));
  const most = isStored ? 0 : 1;
  check(`${named}: the page was loaded again at most ${most} times (${loads})`, loads <= most);
  await page.goBack();
  const field = page.getByRole('textbox', { name: 'Code postal' });
  const isThere = (await appears(field)) && (await field.inputValue()) === typed;
  check(`${named}: what was typed is still there`, isThere);
  await page.close();
}

/** A screen whose remote does not fit: the page says so inside its layout, and the rest goes on. */
export async function saysSoAndGoesOn(
  { check }: TrialContext,
  browser: Browser,
  site: Site,
): Promise<readonly string[]> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const notices: string[] = [];
  page.on('console', (message) => notices.push(message.text()));
  await page.goto(`${site.url}/auth/login`);
  check(
    `${site.what}, a remote that does not fit: the page says so inside its layout`,
    await appears(page.getByRole('main').getByText(unavailable)),
  );
  await page.getByRole('link', { name: 'Aide', exact: true }).click();
  check(
    `${site.what}, a remote that does not fit: the others go on`,
    await appears(page.locator('h1').filter({ hasNotText: 'Connexion' })),
  );
  await page.close();
  return notices;
}

/** Whether it comes to be seen. */
export function appears(what: Locator): Promise<boolean> {
  return what
    .first()
    .waitFor({ timeout: maxWaitMs })
    .then(
      () => true,
      () => false,
    );
}
