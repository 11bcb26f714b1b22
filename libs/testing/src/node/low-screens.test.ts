import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const folders = [
  'libs/ui/src',
  'libs/shared-screens/src',
  ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}/src`),
];

/** It stands beside the page, never over it, and scrolls in itself. */
const beside = 'apps/shell/src/desk-layout/sidebar.module.css';

const sheets = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${folder}/${path}`),
);
const sticky = sheets.filter((path) => read(path).includes('position: sticky') && path !== beside);

describe('a screen of less than 30 rem of height (a page at 400 %)', () => {
  it('finds style sheets with sticky parts', () => expect(sticky.length).toBeGreaterThan(4));

  it.each(sticky)('is covered by nothing that %s lets stick', (path) => {
    const sheet = read(path);
    const isReleased = /@media[^{]*height < 30rem[^{]*\{[^@]*position: static/.test(sheet);
    const isForHighScreens = [...sheet.matchAll(/position: sticky/g)].every(({ index }) =>
      /height >= 30rem/.test(sheet.slice(sheet.lastIndexOf('@media', index), index)),
    );
    expect([isReleased, isForHighScreens]).toContain(true);
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
