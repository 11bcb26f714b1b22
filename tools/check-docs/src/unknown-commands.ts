import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const command = /npm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g;

/** `npm` commands that a page names and package.json lacks, as `page: command`. */
export function unknownCommands(root: string, page: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readFileSync(join(root, page), 'utf8').matchAll(command)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return [...new Set(named)].filter((name) => !Object.hasOwn(scripts, name)).map((name) => `${page}: npm run ${name}`);
}
