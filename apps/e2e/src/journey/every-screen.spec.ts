import { fullPath, redirectOf, screens, signOutPath } from '@alveole/domain';
import type { Role, Screen, WorkingRole } from '@alveole/domain';
import { breachesOf } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

/** Screens with an address of their own; those of one file are looked at where the file is worked on. */
const pathsOf = (visitor: Role | null, isMeant: (screen: Screen) => boolean): readonly string[] =>
  screens
    .filter(isMeant)
    .map(fullPath)
    .filter((path) => !path.includes(':') && path !== signOutPath && redirectOf(path, visitor) === undefined);

const publicPaths = pathsOf(null, ({ description }) => description !== undefined);
const pathsOfRole = (role: Role) =>
  pathsOf(role, (screen) => screen.layout === '/admin' && (screen.roles as readonly string[]).includes(role));

/** As many screens as each role has at the least: fewer would be a walk that leaves some out. */
const leastScreens: Readonly<Record<WorkingRole, number>> = { REP: 11, ADM: 11, ALL: 6, FUB: 5 };

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-');

test('a text that is too pale is found in the fiftieth line of a table, and three of them where all lines are', async ({
  page,
}) => {
  const line = (style: string) => `<tr><th scope="row">Atelier</th><td style="${style}">Refusé</td></tr>`;
  const tableOf = (lines: readonly string[]) =>
    page.setContent(
      `<html lang="fr"><title>Ateliers</title><main><h1>Ateliers</h1><table>${lines.join('')}</table></main>`,
    );
  const lines = Array.from({ length: 50 }, () => line(''));
  await tableOf([...lines.slice(1), line('color: #ccc')]);
  expect(await breachesOf(page)).toEqual([expect.stringMatching(/^color-contrast /)]);
  await tableOf(lines.map(() => line('color: #ccc')));
  expect(await breachesOf(page)).toHaveLength(3);
});

// The statement of accessibility says so of each screen.
onEachScreen(({ width }) => {
  test('each public screen is accessible and fits its width', async ({ page, capture }) => {
    expect(publicPaths.length).toBeGreaterThan(12);
    for (const path of publicPaths) {
      await page.goto(path);
      await capture(`${nameOf(path)}-${width}`);
      await expectNoSidewaysScroll(page);
    }
  });

  // A funder has an account where the campaign names one: its screens are walked by the journey of a funder.
  for (const role of ['REP', 'ADM', 'ALL', 'FUB'] satisfies WorkingRole[])
    test(`each screen of ${role} with an address of its own is accessible and fits its width`, async ({
      page,
      outside,
      capture,
    }) => {
      await signInAs(page, outside, role);
      expect(pathsOfRole(role).length).toBeGreaterThanOrEqual(leastScreens[role]);
      for (const path of pathsOfRole(role)) {
        await page.goto(path);
        await capture(`${role}-${nameOf(path)}-${width}`);
        await expectNoSidewaysScroll(page);
      }
    });
});
