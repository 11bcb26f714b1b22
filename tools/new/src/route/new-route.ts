import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, appended } from '../change.ts';
import type { Change } from '../change.ts';
import { namesOf } from '../names.ts';
import { actFiles } from './act-files.ts';

export interface RouteWishes {
  readonly service: string;
  /** `verb-noun` */
  readonly name: string;
  /** Such as `GET`. */
  readonly method: string;
  /** Below `/alveoleapi`, with `:id` where an id stands. */
  readonly path: string;
}

/** Where the calls of a service are declared; those of a service with several files in its first. */
const declarations: Readonly<Record<string, string>> = { enrolment: 'establishment' };

/** A call: its declaration, the folder of the act, and its line in the service's routes. */
export function newRoute(root: string, wishes: RouteWishes): Change[] {
  const { service, name, method, path } = wishes;
  const { kebab, camel, words } = namesOf(name);
  const file = `libs/contracts/src/routes/${declarations[service] ?? service}.routes.ts`;
  const routes = `services/${service}/src/routes.ts`;
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method)) throw new Error(`« ${method} » : GET, POST, PUT ou DELETE.`);
  const declaration = `

export const ${camel} = defineRoute({
  service: '${service}',
  name: '${camel}',
  method: '${method}',
  path: '${path}',
  auth: ['ADM'],
  summary: '${words}',${path.includes(':id') ? '\n  params: z.strictObject({ id }),' : ''}${method === 'GET' ? '' : '\n  body: z.strictObject({}),'}
  responses: { 200: z.object({ at: z.iso.datetime() }) },
});`;
  return [
    after(file, /^\}\);$/m, declaration),
    ...namedAtDoor(service, camel),
    ...importOfId(root, file, path),
    ...actFiles(wishes),
    after(routes, /^import .*$/m, `\nimport { ${camel}Route } from './${kebab}/${kebab}.route.ts';`),
    appended(routes, /return \[[^\]]*\]/, `${camel}Route(ports)`),
  ];
}

/** The calls of a service are what its file exports; one that has several names at its door what those declare. */
function namedAtDoor(service: string, camel: string): Change[] {
  const declared = declarations[service];
  return declared === undefined
    ? []
    : [
        appended(
          `libs/contracts/src/routes/${service}.routes.ts`,
          new RegExp(`export \\{[^}]*\\}(?= from '\\./${declared}\\.routes\\.ts')`),
          camel,
        ),
      ];
}

function importOfId(root: string, file: string, path: string): Change[] {
  const knows = /import \{[^}]*\bid\b[^}]*\} from '\.\.\/wire\/primitives\.ts'/.test(
    readFileSync(join(root, file), 'utf8'),
  );
  return knows || !path.includes(':id')
    ? []
    : [after(file, /^import .*$/m, "\nimport { id } from '../wire/primitives.ts';")];
}
