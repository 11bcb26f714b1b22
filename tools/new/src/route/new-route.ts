import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesOf } from '@alveole/contracts';
import { after, appended } from '../change.ts';
import type { Change } from '../change.ts';
import { namesOf } from '../names.ts';
import { alreadyExists, refuseDeclared } from '../taken-names.ts';
import { actFiles } from './act-files.ts';
import { declarationsOf } from './declarations.ts';
import type { Declarations } from './declarations.ts';

export interface RouteWishes {
  readonly service: string;
  /** `verb-noun` */
  readonly name: string;
  /** Such as `GET`. */
  readonly method: string;
  /** Below `/alveoleapi`, with `:id` where an id stands. */
  readonly path: string;
}

/** A call: its declaration, the folder of the act, and its line in the service's routes. */
export function newRoute(root: string, wishes: RouteWishes): Change[] {
  const { service, name, method, path } = wishes;
  const { kebab, camel, words } = namesOf(name);
  const declarations = declarationsOf(service);
  const file = `libs/contracts/src/${declarations.thing}/${declarations.file ?? 'routes'}.ts`;
  const routes = `services/${service}/src/routes.ts`;
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method)) throw new Error(`« ${method} » : GET, POST, PUT ou DELETE.`);
  refuseTakenCall(root, wishes);
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
    ...namedAtDoor(declarations, camel),
    ...importOfId(root, file, path),
    ...actFiles(wishes),
    after(routes, /^import .*$/m, `\nimport { ${camel}Route } from './${kebab}/${kebab}.route.ts';`),
    appended(routes, /return \[[^\]]*\]/, `${camel}Route(ports)`),
  ];
}

/** A call is known by its name in its thing and in its service, and by its method and address in the whole API. */
function refuseTakenCall(root: string, { service, name, method, path }: RouteWishes): void {
  const { camel } = namesOf(name);
  refuseDeclared(root, `libs/contracts/src/${declarationsOf(service).thing}`, camel);
  const shapeOf = (address: string) => address.replace(/:\w+/g, ':id');
  const routes = Object.values(routesOf).flat();
  if (routes.some((route) => route.service === service && route.name === camel)) throw alreadyExists(camel);
  if (routes.some((route) => route.method === method && shapeOf(route.path) === shapeOf(path)))
    throw alreadyExists(`${method} ${path}`);
}

/** What several files declare is named at the door of their thing. */
function namedAtDoor({ thing, file }: Declarations, camel: string): Change[] {
  return file === undefined
    ? []
    : [
        appended(
          `libs/contracts/src/${thing}/routes.ts`,
          new RegExp(`export \\{[^}]*\\}(?= from '\\./${file}\\.ts')`),
          camel,
        ),
      ];
}

function importOfId(root: string, file: string, path: string): Change[] {
  const knows = /import \{[^}]*\bid\b[^}]*\} from '[./]+\/values\/primitives\.ts'/.test(
    readFileSync(join(root, file), 'utf8'),
  );
  return knows || !path.includes(':id')
    ? []
    : [after(file, /^import .*$/m, `\nimport { id } from '${up(file)}values/primitives.ts';`)];
}

/** From a file of a thing to `libs/contracts/src`. */
const up = (file: string): string => '../'.repeat(file.split('/').length - 'libs/contracts/src/x'.split('/').length);
