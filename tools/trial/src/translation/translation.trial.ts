import type { Browser, Page } from '@playwright/test';
import { createDemoApi, demoAccount } from '@alveole/demo';
import { roles } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import { appears, startBrowser } from '../new-version/open-pages.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { keepsForm } from './keep-form.ts';
import { errorsOf } from './page-errors.ts';
import { translator } from './translator.ts';
import { pathsOf, visitScreen } from './visit-screens.ts';

/** Of whom the short form opens some screens, which the seed draws. */
const inShort: readonly Role[] = ['REP', 'ADM'];
const screensInShortTrial = 4;

export const trial: Trial = {
  promise: 'A page that the browser’s translator rewrites, from its first byte on, goes on and keeps what was typed',
  async run(context) {
    const { url } = await context.startProduct();
    const browser = await startBrowser(context);
    const visitors: readonly (Role | null)[] = [null, ...(context.short ? inShort : roles)];
    await keepsForm(context, await openPage(browser), url);
    for (const visitor of visitors) {
      const page = await openPage(browser);
      if (visitor !== null) await signIn(context, page, { url, role: visitor });
      const errors = errorsOf(page);
      for (const path of someOf(context, pathsOf(visitor)))
        await visitScreen(context, { page, errors, url, path, visitor: visitor ?? 'a visitor' });
      await page.context().close();
    }
  },
};

function someOf({ short, random }: TrialContext, paths: readonly string[]): readonly string[] {
  return short ? Array.from({ length: screensInShortTrial }, () => random.pick(paths)) : paths;
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(translator);
  await context.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  return context.newPage();
}

interface SignedInAs {
  readonly url: string;
  readonly role: Role;
}

async function signIn({ check }: TrialContext, page: Page, { url, role }: SignedInAs): Promise<void> {
  const { mail, password } = await demoAccount(createDemoApi(url), role, 0);
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(mail);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/admin\//);
  check(`${role} signs in on a translated page`, await appears(page.locator('h1')));
}
