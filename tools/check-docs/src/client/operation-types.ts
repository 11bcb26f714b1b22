import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/**
 * The TypeScript types of the parameters, bodies and answers of operations.
 * @param names operation ids to keep
 */
export async function operationTypesOf(content: object, names: ReadonlySet<string>): Promise<string> {
  const document = { ...content, paths: openPathsOf((content as { paths: Paths }).paths, names) };
  // Calls are made by their operation id: types by path would say everything twice.
  return typesNamed('operations', document);
}

/** The TypeScript types of the refusals that all operations share. */
export function refusalTypesOf(content: object): Promise<string> {
  return typesNamed('components', { ...content, paths: {} });
}

async function typesNamed(name: string, document: object): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, { silent: true });
  return astToString(nodes.filter((node) => 'name' in node && nameOf(node) === name));
}

const nameOf = (node: object): string => (node as { readonly name: { readonly text: string } }).name.text;

/** Refusals are alike and thrown, so the answer alone has a type. */
function openPathsOf(paths: Paths, names: ReadonlySet<string>): object {
  const openPaths = Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).filter(([, { operationId }]) => names.has(operationId));
    return [path, Object.fromEntries(operations.map(([method, one]) => [method, withAnswerAlone(one)]))] as const;
  });
  return Object.fromEntries(openPaths.filter(([, methods]) => Object.keys(methods).length > 0));
}

const withAnswerAlone = ({ responses, ...operation }: Operation) => ({
  ...operation,
  responses: { 200: responses['200'] },
});
