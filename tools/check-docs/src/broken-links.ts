import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const link = /\[[^\]]*\]\(([^)\s]+)\)/g;
const isElsewhere = (target: string) => /^(https?:|mailto:|#)/.test(target);

/** Links of a Markdown page to files that are not there, as `page: target`. */
export function brokenLinks(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const targets = [...text.matchAll(link)].map((match) => match[1] ?? '').filter((target) => !isElsewhere(target));
  return targets
    .filter((target) => !existsSync(join(root, dirname(page), target.split('#')[0] ?? '')))
    .map((target) => `${page}: ${target}`);
}
