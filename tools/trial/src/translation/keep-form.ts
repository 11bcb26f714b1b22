import type { Page } from '@playwright/test';
import type { TrialContext } from '../frame/trial.ts';
import { appears } from '../new-version/open-pages.ts';
import { errorsOf } from './page-errors.ts';

const postcode = '69001';

/** The landing, drawn ahead and translated before its script has come, takes over: a search on it finds shops. */
export async function keepsForm({ check }: TrialContext, page: Page, url: string): Promise<void> {
  const errors = errorsOf(page);
  await page.goto(`${url}/auth/particulier`, { waitUntil: 'commit' });
  const field = page.getByLabel('Votre code postal', { exact: true });
  await field.fill(postcode);
  await page.waitForLoadState('load');
  check('the landing keeps what is typed while it is taken over', (await field.inputValue()) === postcode);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  check('the landing, translated, finds shops', await appears(page.getByRole('dialog', { name: /69001 Lyon/ })));
  check(`the landing, translated, breaks nowhere (${errors.join('; ')})`, errors.length === 0);
  await page.context().close();
}
