import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, appended, before } from '../change.ts';
import type { Change } from '../change.ts';
import { namesOf, quoted } from '../names.ts';
import { alreadyExists } from '../taken-names.ts';
import { screenFiles } from './screen-files.ts';

export interface ScreenWishes {
  /** Folder of the remote in `apps`. */
  readonly remote: string;
  /** `verb-noun` */
  readonly name: string;
  /** Such as `/admin/backend/formations`. */
  readonly address: string;
  /** French; in the tab, in the menu and above the page. */
  readonly title: string;
}

/** A screen: its row in the table of screens and in its test, its folder, and its line in the remote's routes. */
export function newScreen(root: string, wishes: ScreenWishes): Change[] {
  const { remote, name, address } = wishes;
  const { pascal, kebab } = namesOf(name);
  const load = `async () => (await import('./${kebab}/${kebab}-page.tsx')).${pascal}Page`;
  return [
    ...screenRows(root, wishes),
    ...pathOfRemote(root, wishes),
    ...screenFiles(wishes),
    after(`apps/${remote}/src/routes.tsx`, /const pages[^=]*= \[/, `\n  { path: '${address}', load: ${load} },`),
  ];
}

/** By the beginning of the address: who may open it, and where the table of screens keeps such screens. */
const audiences = [
  { begins: '/auth/', row: 'open', table: 'publicScreens', who: '*' },
  { begins: '/admin/backend/', row: 'adm', table: 'staffScreens', who: 'D' },
  { begins: '/admin/settings/', row: 'adm', table: 'staffScreens', who: 'D' },
  { begins: '/admin/', row: 'rep', table: 'repairerScreens', who: 'R' },
] as const;

export function screenRows(root: string, { address, title }: Pick<ScreenWishes, 'address' | 'title'>): Change[] {
  const audience = audiences.find(({ begins }) => address.startsWith(begins));
  if (audience === undefined)
    throw new Error(`${address} : l’adresse commence par /auth/, /admin/backend/ ou /admin/.`);
  const test = 'libs/domain/src/screens.test.ts';
  if (readFileSync(join(root, test), 'utf8').includes(`  ['${address}', '`)) throw alreadyExists(address);
  const { row, table, who } = audience;
  const icon = row === 'open' ? '' : ", icon: 'page'";
  const path = address.replace(/^\/\w+/, '');
  return [
    appended(
      row === 'open' ? 'libs/domain/src/public-screens.ts' : 'libs/domain/src/screen-table.ts',
      new RegExp(`const ${table}[^=]*= \\[[^\\]]*(\\][^;][^\\]]*)*\\](?=;)`),
      `{ ...${row}, path: '${path}', name: ${quoted(title)}${icon}, hidden: true },`,
    ),
    before(test, / {2}\['\/admin', ''\],/, `  ['${address}', '${who}'],\n`),
  ];
}

/** A remote shows what its package says; a screen elsewhere adds a path to it. */
function pathOfRemote(root: string, { remote, address }: ScreenWishes): Change[] {
  const path = `apps/${remote}/package.json`;
  const { remote: declared } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { remote: { paths: string[] } };
  const isShown = declared.paths.some((beginning) => address === beginning || address.startsWith(`${beginning}/`));
  return isShown ? [] : [appended(path, /"paths": \[[^\]]*\]/, `"${address}"`)];
}
