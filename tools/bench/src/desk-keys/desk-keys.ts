import { shownPerPage } from '@alveole/domain';
import { createDemoApi, demoAccount } from '@alveole/demo';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { runningProduct } from '../running-product.ts';
import { timeKeys, watchKeys } from './key-times.ts';

/** Milliseconds that a key may take until it is painted. */
const budget = 50;
const cpuTimes = 4;
/** Why the budget is missed, as measured. */
const reason =
  'a key renders nothing: half its script is the browser’s focus, and 195 rows are painted whether or not they are in sight (ADR 35)';

/** The lists of the desk, and the call that fills each of them. */
const lists = [
  {
    name: 'establishments',
    path: '/admin/backend/entreprises',
    call: '**/alveoleapi/enrolment/entities?*',
    id: 'entity_id',
  },
  { name: 'repairs', path: '/admin/backend/reparations', call: '**/alveoleapi/backend/repairs?*', id: 'repair_id' },
] as const;
type List = (typeof lists)[number];

/** Along the list, back, by pages, and from end to end. */
const walks = [
  { name: 'J, down', keys: Array.from({ length: 60 }, () => 'j') },
  { name: 'K, up', keys: Array.from({ length: 40 }, () => 'k') },
  { name: 'by ten', keys: Array.from({ length: 30 }, (_, index) => (index < 15 ? 'PageDown' : 'PageUp')) },
  { name: 'end to end', keys: Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'End' : 'Home')) },
] as const;

/**
 * Walks full lists of the desk by the keyboard, the processor slowed by four, and prints the milliseconds from each key to
 * its painting. `PRODUCT_URL` names a product that runs already. Tells whether 95 of a hundred keys keep the budget.
 */
export async function deskKeys(): Promise<boolean> {
  const { url, end } = await runningProduct();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 1280, height: 900 },
      locale: 'fr-FR',
      serviceWorkers: 'block',
    });
    await signIn(page, await demoAccount(createDemoApi(url), 'ADM', 0));
    console.log(`ms from a key to its painting, ${shownPerPage} rows, processor slowed by ${cpuTimes}`);
    console.log(`${''.padEnd(28)}${['p50', 'p95', 'longest', 'at work'].map((head) => head.padStart(9)).join('')}`);
    let isHeld = true;
    for (const list of lists) isHeld = (await walkList(page, list)) && isHeld;
    if (!isHeld) console.log(reason);
    return isHeld;
  } finally {
    await browser.close();
    await end();
  }
}

async function walkList(page: Page, list: List): Promise<boolean> {
  await fill(page, list);
  await page.goto(list.path);
  await page.locator(`tbody tr:nth-child(${shownPerPage})`).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await watchKeys(page, devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes });
  let isHeld = true;
  for (const { name, keys } of walks) {
    const { p50, p95, longest, atWork } = await timeKeys(page, devtools, keys);
    isHeld &&= p95 <= budget;
    const figures = [p50, p95, longest, atWork].map((ms) => ms.toFixed(1).padStart(9)).join('');
    console.log(
      `${`${list.name}: ${name}`.padEnd(28)}${figures}  ${p95 <= budget ? 'held' : `broken: at most ${budget}`}`,
    );
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.unrouteAll({ behavior: 'wait' });
  return isHeld;
}

/** The list answers a full page, made of the rows that the product has. */
async function fill(page: Page, { call, id }: List): Promise<void> {
  await page.route(call, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as Record<string, unknown>[];
    const filled = Array.from({ length: shownPerPage }, (_, index) => ({
      ...rows[index % rows.length],
      [id]: `row-${index}`,
    }));
    await route.fulfill({ response: answer, json: filled });
  });
}

async function signIn(page: Page, { mail, password }: { readonly mail: string; readonly password: string }) {
  await page.goto('/auth/login');
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(mail);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.locator('tbody tr').first().waitFor();
}
