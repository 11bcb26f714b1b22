import { openApiDocument, routesOf } from '@alveole/contracts';
import type { ServiceName } from '@alveole/contracts';
import type { GeneratedDocument } from '../generated-documents.ts';
import { clientOperationsOf } from './client-operations.ts';
import type { ClientOperation } from './client-operations.ts';
import { operationTypesOf, refusalTypesOf } from './operation-types.ts';

const folder = 'libs/client/src/generated';
const head = '// Written by `npm run documents` from docs/openapi.\n';
const callTypes = ['Call', 'PagedCall'];

/** What the official client is made of beside its own code: types, calls with their docstrings, and the table of calls. */
export async function clientSources(): Promise<GeneratedDocument[]> {
  const services = Object.keys(routesOf) as ServiceName[];
  const documents = services.map((service) => ({ service, content: openApiDocument(service) }));
  return [
    ...(await Promise.all(documents.map(typesFileOf))),
    { path: `${folder}/refusals.ts`, content: [head, await refusalTypesOf(openApiDocument('auth'))].join('\n') },
    { path: `${folder}/services.ts`, content: servicesOf(services) },
    { path: `${folder}/operations.ts`, content: tableOf(documents) },
  ];
}

interface ServiceDocument {
  readonly service: ServiceName;
  readonly content: object;
}

async function typesFileOf({ service, content }: ServiceDocument): Promise<GeneratedDocument> {
  const calls = clientOperationsOf(content);
  const interfaceText = callsOf(service, calls);
  const used = callTypes.filter((name) => interfaceText.includes(`: ${name}<`));
  const imports = `import type { ${used.join(', ')} } from '../call-types.ts';\n`;
  const types = await operationTypesOf(content, new Set(calls.map(({ name }) => name)));
  return { path: `${folder}/${service}.ts`, content: [head, imports, interfaceText, types].join('\n') };
}

function callsOf(service: ServiceName, calls: readonly ClientOperation[]): string {
  return [`export interface ${interfaceOf(service)} {`, ...calls.flatMap(callLines), '}', ''].join('\n');
}

const interfaceOf = (service: string): string => `${service.charAt(0).toUpperCase()}${service.slice(1)}Calls`;

/** A new service is a new line here: the client names none by itself. */
function servicesOf(services: readonly ServiceName[]): string {
  return [
    head,
    ...services.map((service) => `import type { ${interfaceOf(service)} } from './${service}.ts';`),
    '',
    '/** The calls of every service, by its name. */',
    'export interface ServiceCalls {',
    ...services.map((service) => `  readonly ${service}: ${interfaceOf(service)};`),
    '}',
    '',
  ].join('\n');
}

function callLines({ name, lines, rows }: ClientOperation): string[] {
  const comment = lines.map((line) => `   * ${line}`.trimEnd().replaceAll('*/', '*\\/'));
  return ['  /**', ...comment, '   */', `  readonly ${name}: ${typeOf(name, rows)};`];
}

function typeOf(name: string, rows: string | undefined): string {
  const types = `operations['${name}']`;
  if (rows === undefined) return `Call<${types}>`;
  return rows === 'whole' ? `PagedCall<${types}>` : `PagedCall<${types}, '${rows}'>`;
}

function tableOf(documents: readonly ServiceDocument[]): string {
  const [root = ''] = documents.flatMap(({ content }) => (content as { servers: { url: string }[] }).servers);
  const services = documents.flatMap(({ service, content }) => [
    `  ${service}: {`,
    ...clientOperationsOf(content).map(({ name, table }) => `    ${name}: ${JSON.stringify(table)},`),
    '  },',
  ]);
  return [
    head,
    "import type { Operation } from '../operation.ts';",
    '',
    '/** Where the API begins, below the address of an installation. */',
    `export const root = ${JSON.stringify((root as { url: string }).url)};`,
    '',
    'export const operations = {',
    ...services,
    '} satisfies Readonly<Record<string, Readonly<Record<string, Operation>>>>;',
    '',
  ].join('\n');
}
