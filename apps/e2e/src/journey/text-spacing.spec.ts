import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { expectWholeWithSpacing } from '../browser/expect-whole-with-spacing.ts';
import { test } from '../browser/test.ts';
import { inHand, onTheDesk } from '../browser/viewports.ts';
import { signInAs } from '../walk/acts.ts';
import { openedFile } from '../walk/earlier-visits.ts';

/** The policy of the page has no place for the style of a reader. */
test.use({ bypassCSP: true });

const publicScreens = [
  '/auth/particulier',
  '/auth/particulier/faire-reparer?cp=69001',
  '/auth/particulier/faq',
  '/auth/particulier/inscription',
  '/auth/programme',
  '/auth/programme/chiffres',
  '/auth/programme/comptes',
  '/auth/programme/versements',
  '/auth/programme/verifier',
  '/auth/login',
  '/auth/particulier/accessibilite',
];
const counterScreens = ['accueil', 'reparation/dossiers', 'reparation/reception', 'virements', 'envois', 'profile'];

for (const viewport of [inHand, onTheDesk]) {
  test(`public screens stay whole and within ${viewport.width} px with wider spacing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const screen of publicScreens) {
      await page.goto(screen);
      await expectWholeWithSpacing(page, screen);
      await expectNoSidewaysScroll(page, screen);
    }
  });

  test(`screens of the counter stay whole and within ${viewport.width} px with wider spacing`, async ({
    page,
    outside,
  }) => {
    const { visit } = await openedFile(outside);
    await signInAs(page, outside, 'REP');
    await page.setViewportSize(viewport);
    for (const screen of [...counterScreens, `reparation/livraison/${visit.repairId}`]) {
      await page.goto(`/admin/${screen}`);
      await expectWholeWithSpacing(page, screen);
      await expectNoSidewaysScroll(page, screen);
    }
  });
}
