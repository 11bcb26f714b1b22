import { settle } from '../browser/settle.ts';
import { expect } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';
import { test } from './fixed-day.ts';
import { mainScreens, openScreen } from './main-screens.ts';
import type { Visitor } from './main-screens.ts';

const onALargeDesk = { width: 1440, height: 900 };
const visitors: readonly Visitor[] = ['anybody', 'REP', 'ADM'];

for (const visitor of visitors)
  test(`the main screens of ${visitor} look as in their pictures, in the hand and on two desks`, async ({
    page,
    outside,
  }) => {
    if (visitor !== 'anybody') await signInAs(page, outside, visitor);
    for (const screen of mainScreens.filter((one) => one.visitor === visitor)) {
      await openScreen(page, screen);
      for (const viewport of [inHand, onTheDesk, onALargeDesk]) {
        await page.setViewportSize(viewport);
        await settle(page);
        await expect.soft(page).toHaveScreenshot(`${screen.name}-${viewport.width}.png`);
      }
    }
  });
