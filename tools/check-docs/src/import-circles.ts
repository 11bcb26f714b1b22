import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Of each file or folder, those that it imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import one another's values, so that none can be loaded, or read, before the others.
 * Imports of types alone do not count: they are gone once compiled.
 */
export function importCircles(root: string, files: readonly string[]): string[][] {
  const imports = new Map(files.map((file) => [file, importsOf(root, file, { withTypes: false })]));
  return circlesOf(imports);
}

/** The files of this repository that a file imports, or exports again; with those of which it takes types alone. */
export function importsOf(root: string, file: string, { withTypes }: { withTypes: boolean }): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    if (statement.moduleSpecifier === undefined || (!withTypes && isTypeOnly(statement))) return [];
    const target = targetOf(root, file, (statement.moduleSpecifier as ts.StringLiteral).text);
    return target === undefined ? [] : [target];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause === undefined) return false;
  const names = clause.namedBindings;
  const allTypes = names !== undefined && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly);
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || (clause.name === undefined && allTypes);
}

/** The file of this repository behind a specifier; undefined for packages from elsewhere. */
function targetOf(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const [, name, door] = /^@alveole\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  const folder = ['libs', 'services', 'apps', 'tools']
    .map((kind) => `${kind}/${name}`)
    .find((path) => existsSync(join(root, path, 'package.json')));
  if (name === undefined || folder === undefined) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  const entry = exports[`.${door ?? ''}`];
  return typeof entry === 'string' ? join(folder, entry) : undefined;
}

/** Groups of files, or folders, each of which reaches all others of its group through imports. */
export function circlesOf(imports: Imports): string[][] {
  return strongComponents(imports).filter((group) => group.length > 1);
}

/** Tarjan's strongly connected components. */
function strongComponents(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      const reached =
        !order.has(target) && imports.has(target)
          ? visit(target)
          : open.includes(target)
            ? order.get(target)
            : undefined;
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    if (lowest.get(file) === own) groups.push(open.splice(open.indexOf(file)));
    return lowest.get(file) ?? own;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return groups;
}
