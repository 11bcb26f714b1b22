import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 'libs/embedded/src/database/README.md';

/** Where calls of the database are written. */
const callers = /^(?:services\/[^/]+|libs\/(?:persistence|service-kit)|tools\/(?:bench|seed-data))\/src\//;
const notProduction = /\.(?:test|fixture|harness)\.ts$/;

/** A name like `$set` before a colon; the `${…}` of a template is none. */
const written = /(?<![\w`}])'?(\$[a-z][A-Za-z]+)'?(?=\s*:)/g;

/** What the driver itself writes: `countDocuments` is a pipeline. */
const ofTheDriver = ['$match', '$group', '$sum'];

const sections = ['Query operators', 'Update operators', 'Aggregation stages', 'Accumulators', 'Expressions'];

/** Operators of the database's page that nobody calls, and operators that are called and stand not there. */
export function operatorFaults(root: string): string[] {
  const listed = listedOperators(readFileSync(join(root, page), 'utf8'));
  const called = new Set([...ofTheDriver, ...typescriptFiles(root).flatMap((path) => operatorsIn(join(root, path)))]);
  return [
    ...[...listed].filter((name) => !called.has(name)).map((name) => `${page}: ${name} n’a pas d’appelant`),
    ...[...called].filter((name) => !listed.has(name)).map((name) => `${page}: ${name} est appelé et manque`),
  ];
}

/** Names in the rows of the sections on operators, those of their second column too (`$each` stands beside `$push`). */
function listedOperators(text: string): Set<string> {
  const rows = sections.flatMap((heading) =>
    (text.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '').split('\n').filter((line) => line.startsWith('|')),
  );
  return new Set(rows.flatMap((row) => [...row.matchAll(/`(\$[a-z][A-Za-z]+)`/g)].map((match) => match[1] as string)));
}

const typescriptFiles = (root: string): string[] =>
  ['services', 'libs', 'tools']
    .flatMap((folder) => projectFiles(root, folder))
    .filter((path) => callers.test(path) && path.endsWith('.ts') && !notProduction.test(path));

/** The files of the projects in a folder, without their `node_modules`. */
function projectFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && callers.test(`${folder}/${entry.name}/src/`))
    .flatMap(({ name }) =>
      readdirSync(join(root, folder, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${name}/src/${path}`,
      ),
    );
}

const operatorsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(written)].map((match) => match[1] as string);
