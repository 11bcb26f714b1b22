import type { Page } from '@playwright/test';
import { fullPath, redirectOf, screens, signOutPath } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import type { TrialContext } from '../frame/trial.ts';
import { appears } from '../new-version/open-pages.ts';
import { countTranslated } from './translator.ts';

/** Said where a part of the page broke. */
const broken = 'momentanément indisponible';
/** A screen of some words has at least so many texts of its own. */
const leastTexts = 5;
/** What opens and closes on a screen: pressed twice, it brings texts and takes them away. */
const unfolds = '[aria-expanded="false"]:visible, [role="tab"][aria-selected="false"]:visible';
const maxPressed = { short: 1, full: 6 };

/** Addresses of the screens that a visitor opens (`null`: nobody is signed in), those of one file left out. */
export function pathsOf(visitor: Role | null): readonly string[] {
  return screens
    .filter(({ roles, layout }) => (visitor === null ? roles === 'everyone' : layout === '/admin'))
    .map(fullPath)
    .filter((path) => !path.includes(':') && path !== signOutPath && redirectOf(path, visitor) === undefined);
}

interface Visit {
  readonly page: Page;
  /** Of the page, as they come. */
  readonly errors: readonly string[];
  readonly url: string;
  readonly path: string;
  readonly visitor: string;
}

/** Opens a screen that is translated while it comes, presses what unfolds, and checks that nothing of it broke. */
export async function visitScreen(
  { check, short }: TrialContext,
  { page, errors, url, path, visitor }: Visit,
): Promise<void> {
  const before = errors.length;
  await page.goto(`${url}${path}`);
  check(`${visitor}, ${path}: the screen appears`, await appears(page.locator('h1')));
  await pressWhatUnfolds(page, short ? maxPressed.short : maxPressed.full);
  const texts = await page.evaluate<number>(countTranslated);
  check(`${visitor}, ${path}: its texts are translated (${texts})`, texts >= leastTexts);
  const isBroken = (await page.getByText(broken).count()) > 0 || (await page.locator('h1').count()) === 0;
  const newErrors = errors.slice(before);
  check(`${visitor}, ${path}: no part of it broke (${newErrors.join('; ')})`, !isBroken && newErrors.length === 0);
}

async function pressWhatUnfolds(page: Page, most: number): Promise<void> {
  const count = Math.min(await page.locator(unfolds).count(), most);
  for (let pressed = 0; pressed < count; pressed += 1) {
    const one = page.locator(unfolds).nth(pressed);
    if (!(await one.isVisible())) return;
    await one.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
}
