import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const folders = ['apps', 'libs', 'services', 'tools'];

const projects = folders
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')))
  .filter((path) => existsSync(path))
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as { name: string; nx?: { targets?: object } });

it.each(projects)('$name can be tested, linted and type-checked by itself', ({ nx }) => {
  expect(Object.keys(nx?.targets ?? {})).toEqual(expect.arrayContaining(['test', 'lint', 'types']));
});
