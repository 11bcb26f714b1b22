import { register } from 'tsx/esm/api';

/** Evaluates the contracts in this process, apart from whatever else is loaded in it. */
let contracts;

const shapes = new URL('../../../libs/contracts/src/define/wire-shape.ts', import.meta.url).href;

/**
 * Replaces a file of contracts by what a page needs of it: of each call how it is asked for and the shape of its answer
 * (`wireShapeOf`), and tables of names as they are. Neither schemas nor their library, nor what only services and
 * documentation read, reach the browser then (docs/adr/0100). What the file takes from its neighbours stays taken from there.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source JavaScript, as the compiler of TypeScript has written it
 * @returns {Promise<string>} the module of the browser
 */
export default async function routeShapesLoader(source) {
  contracts ??= register({ namespace: 'route-shapes' });
  const { wireShapeOf } = await contracts.import(shapes, import.meta.url);
  const module = await contracts.import(`file://${this.resourcePath}`, import.meta.url);
  const { statements, names } = takenFromNeighbours(source);
  const own = Object.entries(module).filter(([name]) => !names.has(name));
  const values = own.map(([name, value]) => {
    if (isRoute(value)) return declared(name, callOf(value, wireShapeOf));
    return isTableOfNames(value)
      ? declared(name, value)
      : `export { ${name} } from ${JSON.stringify(`${this.resourcePath}?${schemasAsked}`)};`;
  });
  return [...statements, ...values].join('\n');
}

/** The query by which a rewritten file takes what it has not rewritten from itself as it was. */
export const schemasAsked = 'schemas';

const declared = (name, value) => `export const ${name} = ${JSON.stringify(value)};`;

const isObject = (value) => typeof value === 'object' && value !== null;
const isRoute = (value) => isObject(value) && 'responses' in value && 'path' in value;
const isTableOfNames = (value) => isObject(value) && Object.values(value).every((name) => typeof name === 'string');

function callOf(route, wireShapeOf) {
  const { service, name, method, path, auth, contentType, isFile, waitsOnDevice } = route;
  return {
    ...{ service, name, method, path, auth, contentType, isFile },
    answerShape: wireShapeOf(route.responses[200]),
    ...(waitsOnDevice && { bodyShape: wireShapeOf(route.body) }),
  };
}

/** `export { a, b } from './neighbour.ts';` */
function takenFromNeighbours(source) {
  const statements = [...source.matchAll(/export\s*\{([^}]*)\}\s*from\s*["'][^"']+["'];?/g)];
  const names = statements.flatMap(([, list]) => list.split(',').map((name) => name.split(' as ').pop().trim()));
  return { statements: statements.map(([statement]) => statement), names: new Set(names.filter(Boolean)) };
}
