import { createDemoApi, demoAccount } from '@alveole/demo';
import type { Browser, Page } from '@playwright/test';
import type { TrialContext } from '../frame/trial.ts';
import { appears } from './open-pages.ts';
import { versionsAt } from './site.ts';
import type { Site } from './site.ts';

const workbench = 'repairer_workbench';
const reception = '/admin/reparation/reception';
const typed = { phone: '0612345678', name: 'Quesnel' };

export interface CounterChange {
  readonly browser: Browser;
  readonly site: Site;
  /** Another version of the counter goes out. */
  readonly change: () => Promise<void>;
}

/**
 * A counter under its service worker with a name typed; then another version of it goes out, and the page is loaded
 * again: the worker hands out the new files, the draft is there.
 */
export async function keepsDraft({ check }: TrialContext, { browser, site, change }: CounterChange): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-FR', serviceWorkers: 'allow' });
  await signIn(page, site);
  await page.goto(`${site.url}${reception}`);
  await page.getByLabel('Mobile du client', { exact: true }).fill(typed.phone);
  const name = page.getByLabel('Nom', { exact: true });
  await name.fill(typed.name);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const before = await versionsAt(site);
  await change();
  await page.reload();
  const isWorkers = await page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
  check('the counter under its service worker: the worker stands before the page', isWorkers);
  const isThere = (await appears(name)) && (await name.inputValue()) === typed.name;
  check('the counter under its service worker, a new version: the name that was typed is there', isThere);
  const served = await versionsUsed(page);
  const now = (await versionsAt(site))[workbench];
  check(
    `the counter under its service worker, a new version: the page is made of it alone (${served.join(', ')})`,
    now !== before[workbench] && served.length === 1 && served[0] === now,
  );
  await page.close();
}

async function signIn(page: Page, { url }: Site): Promise<void> {
  const { mail, password } = await demoAccount(createDemoApi(url), 'REP', 0);
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(mail);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/admin\//);
}

/** Versions of the counter whose files the page has loaded. */
async function versionsUsed(page: Page): Promise<readonly string[]> {
  const files = await page.evaluate<readonly string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`,
  );
  const inPath = new RegExp(`^/remotes/${workbench}/([^/]+)/`);
  return [...new Set(files.flatMap((file) => inPath.exec(file)?.[1] ?? []))];
}
