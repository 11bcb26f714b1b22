import { fullPath, redirectOf, screens, signOutPath } from '@alveole/domain';
import type { Screen } from '@alveole/domain';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from './acts.ts';

type Visitor = 'REP' | 'ADM' | null;

/** Screens with an address of their own; those of one file are looked at where the file is worked on. */
const pathsOf = (visitor: Visitor, isMeant: (screen: Screen) => boolean): readonly string[] =>
  screens
    .filter(isMeant)
    .map(fullPath)
    .filter((path) => !path.includes(':') && path !== signOutPath && redirectOf(path, visitor) === undefined);

const publicPaths = pathsOf(null, ({ description }) => description !== undefined);
const pathsOfRole = (role: 'REP' | 'ADM') =>
  pathsOf(role, ({ layout, roles }) => layout === '/admin' && (roles as readonly string[]).includes(role));

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-');

// The statement of accessibility says so of each screen.
onEachScreen(({ width }) => {
  test('each public screen is accessible and fits its width', async ({ page, look }) => {
    expect(publicPaths.length).toBeGreaterThan(12);
    for (const path of publicPaths) {
      await page.goto(path);
      await look(`${nameOf(path)}-${width}`);
      await expectNoSidewaysScroll(page);
    }
  });

  for (const role of ['REP', 'ADM'] as const)
    test(`each screen of ${role} with an address of its own is accessible and fits its width`, async ({
      page,
      outside,
      look,
    }) => {
      await signInAs(page, outside, role);
      expect(pathsOfRole(role).length).toBeGreaterThan(10);
      for (const path of pathsOfRole(role)) {
        await page.goto(path);
        await look(`${nameOf(path)}-${width}`);
        await expectNoSidewaysScroll(page);
      }
    });
});
