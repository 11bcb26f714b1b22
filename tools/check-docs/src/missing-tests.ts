import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A link whose words stand in straight quotes names a test: `["does this"](../x.test.ts)`. */
const namedTest = /\["([^"\]]+)"\]\(([^)\s]+)\)/g;

/** Tests that a Markdown page names and their file lacks, as `page: test (file)`. */
export function missingTests(root: string, page: string): string[] {
  const named = [...readFileSync(join(root, page), 'utf8').matchAll(namedTest)].map(([, test = '', file = '']) => ({
    test,
    file,
  }));
  return named
    .filter(({ test, file }) => !holds(join(root, dirname(page), file), test))
    .map(({ test, file }) => `${page}: ${test} (${file})`);
}

function holds(file: string, test: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${test}'`);
}
