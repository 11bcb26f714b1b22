import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

it('the table of shares gives the seconds of suites that exist, so that a moved suite is not weighed by its size', () => {
  const text = readFileSync(join(root, 'libs/testing/jest/balanced-shares.mjs'), 'utf8');
  const suites = [...text.matchAll(/^ {2}'([^']+)': \d+,$/gm)].map(([, path = '']) => path);
  expect(suites).toContain('tools/new/src/new.test.ts');
  expect(suites.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
