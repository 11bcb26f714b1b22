import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `(repairs §4)` in a comment stands for heading 4 of `docs/specification/repairs.md`. */
const citation = /\b([a-z]{3,}) §(\d+)/g;
const heading = /^## (\d+)\. /gm;

/** Citations of a source that no reader can follow, as `file: citation`. */
export function unresolvedCitations(root: string, file: string): string[] {
  const cited = [...readFileSync(join(root, file), 'utf8').matchAll(citation)];
  return cited
    .filter(([, page = '', section = '']) => !sectionsOf(root, page).has(section))
    .map(([text]) => `${file}: ${text}`);
}

function sectionsOf(root: string, page: string): ReadonlySet<string> {
  const path = join(root, 'docs/specification', `${page}.md`);
  if (!existsSync(path)) return new Set();
  return new Set([...readFileSync(path, 'utf8').matchAll(heading)].map(([, section = '']) => section));
}

/** Sources and styles of the repository, tracked or about to be, from its root. */
export function sourceFiles(root: string): string[] {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.css'];
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Whether a source is part of what runs: no test, nor what only tests use. */
export const isProductCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|fixture|harness|compose)\.tsx?$/.test(file);
