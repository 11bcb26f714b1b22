import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Markdown pages of the repository, tracked or about to be, from its root. */
export function markdownPages(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((page) => page !== '' && existsSync(join(root, page)));
}
