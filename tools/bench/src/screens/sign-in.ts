import { createDemoApi, demoAccount } from '@alveole/demo';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Visitor } from './screen.ts';

/** What a browser keeps of a visitor, and a file that he may open. */
export interface SignedIn {
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  readonly file: string;
}

/** The list of each visitor, and how its rows lead to a file. */
const lists: Readonly<Record<Visitor, { readonly path: string; readonly row: string }>> = {
  REP: { path: '/admin/reparation/livraison', row: '/admin/livraison/finalisation/' },
  ADM: { path: '/admin/backend/reparations', row: '/admin/backend/facture/' },
};

/** Signs a demo account in, at full speed, and finds a file in its list. */
export async function signIn(browser: Browser, origin: string, visitor: Visitor): Promise<SignedIn> {
  const { mail, password } = await demoAccount(createDemoApi(origin), visitor, 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(mail);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/admin\//);
  const { path, row } = lists[visitor];
  await page.goto(`${origin}${path}`);
  const href = await page.locator(`a[href*="${row}"]`).first().getAttribute('href');
  const storageState = await context.storageState();
  await context.close();
  return { storageState, file: href?.split(row)[1] ?? '' };
}
