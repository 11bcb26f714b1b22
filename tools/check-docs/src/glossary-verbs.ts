import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProductCode } from './unresolved-citations.ts';

/** Folders of services that are named by a thing and not by an act. */
const things: ReadonlySet<string> = new Set([
  'services/notifications/src/mail-proof',
  'services/refunds/src/iso-20022',
]);

/** Folders of acts in services whose verb has no row in the table of verbs of the glossary. */
export function verbsOutsideGlossary(root: string, files: readonly string[]): string[] {
  const verbs = glossaryVerbs(readFileSync(join(root, 'docs/GLOSSAIRE.md'), 'utf8'));
  return actFolders(files).filter((folder) => !verbs.has(verbOf(folder)));
}

/** Verbs of the second column of « Les verbes ». */
function glossaryVerbs(glossary: string): ReadonlySet<string> {
  const [, section = ''] = glossary.split('\n## Les verbes\n');
  const [table = ''] = section.split('\n## ');
  const columns = table.split('\n').map((line) => line.split('|')[2] ?? '');
  return new Set(columns.flatMap((column) => column.match(/[a-z]+/g) ?? []));
}

function actFolders(files: readonly string[]): string[] {
  const folders = files
    .filter(isProductCode)
    .flatMap((file) => /^services\/[^/]+\/src\/[a-z0-9]+-[^/]+(?=\/)/.exec(file) ?? []);
  return [...new Set(folders)].filter((folder) => !things.has(folder)).sort();
}

const verbOf = (folder: string): string => folder.split('/').at(-1)?.split('-')[0] ?? '';
