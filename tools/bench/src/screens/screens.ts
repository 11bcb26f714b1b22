import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { serveFront } from '../serve-front.ts';
import { judge } from './judge.ts';
import { publicScreens } from './public-screens.ts';
import { returningPaint } from './returning-paint.ts';
import type { Screen } from './screen.ts';
import { signIn } from './sign-in.ts';
import { signedInScreens } from './signed-in-screens.ts';
import { visit } from './visit.ts';

/**
 * Opens each screen as a first visitor on a slow phone and holds it to its budget. Names choose some of them;
 * `PRODUCT_URL` names a product that runs already. Tells whether all hold.
 */
export async function screenBudgets(names: readonly string[] = []): Promise<boolean> {
  const chosen = (screens: readonly Screen[]) =>
    screens.filter(({ name }) => names.length === 0 || names.includes(name));
  const browser = await chromium.launch(launchOptions);
  try {
    console.log(
      `screen         ${['LCP ms', 'of', 'CLS', 'JS KiB', 'of', 'LCP sw', 'INP'].map((head) => head.padStart(8)).join('')}`,
    );
    const arePublicHeld = await judgePublic(browser, chosen(publicScreens));
    const areSignedInHeld = await judgeSignedIn(browser, chosen(signedInScreens));
    return arePublicHeld && areSignedInHeld;
  } finally {
    await browser.close();
  }
}

async function judgePublic(browser: Browser, screens: readonly Screen[]): Promise<boolean> {
  if (screens.length === 0) return true;
  const front = await serveFront();
  try {
    return await allPass(screens, async (screen) =>
      judge(screen, await visit(browser, `${front.url}${screen.path}`, screen)),
    );
  } finally {
    await front.close();
  }
}

async function judgeSignedIn(browser: Browser, screens: readonly Screen[]): Promise<boolean> {
  if (screens.length === 0) return true;
  const { url, end } = await productOf(process.env.PRODUCT_URL);
  try {
    const visitors = { REP: await signIn(browser, url, 'REP'), ADM: await signIn(browser, url, 'ADM') };
    return await allPass(screens, async (screen) => {
      const { storageState, file } = visitors[screen.as ?? 'REP'];
      const address = `${url}${screen.path.replace(':file', file)}`;
      const firstVisit = await visit(browser, address, screen, storageState);
      const isKept = screen.as === 'REP' && screen.act === undefined;
      const returningLcp = isKept ? await returningPaint(browser, address, storageState) : undefined;
      return judge(screen, { ...firstVisit, ...(returningLcp !== undefined && { returningLcp }) });
    });
  } finally {
    await end();
  }
}

/** One after another, each of them whatever the others did. */
async function allPass(screens: readonly Screen[], holds: (screen: Screen) => Promise<boolean>): Promise<boolean> {
  let areHeld = true;
  for (const screen of screens) areHeld = (await holds(screen)) && areHeld;
  return areHeld;
}

async function productOf(running: string | undefined): Promise<{ url: string; end(): Promise<void> }> {
  if (running !== undefined) return { url: running, end: async () => undefined };
  const installation = await freshInstallation();
  const { url, kill } = await startProduct(installation);
  return {
    url,
    end: async () => {
      await kill();
      await removeInstallation(installation);
    },
  };
}
