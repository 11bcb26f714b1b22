// `node build-package.mjs [FOLDER]`: the package that is published, with the library in one file without dependencies and its
// types beside it. Its `package.json` is written here, so that it names nothing that stays in the repository.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const here = import.meta.dirname;
const [dist = join(here, 'dist')] = process.argv.slice(2);
const entry = join(here, 'src/index.ts');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const { name, version, license, description, type, sideEffects, engines } = JSON.parse(
  readFileSync(join(here, 'package.json'), 'utf8'),
);
const exports = { '.': { types: './index.d.ts', default: './index.js' } };
const published = { name, version, license, description, type, sideEffects, engines, exports };
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
for (const page of ['README.md', 'LICENSE']) copyFileSync(join(here, page), join(dist, page));

await build({
  entryPoints: [entry],
  outfile: join(dist, 'index.js'),
  bundle: true,
  platform: 'neutral',
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'error',
});

/** What browsers have, and nothing of Node: what compiles with it runs in both. */
const program = ts.createProgram([entry], {
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: join(here, 'src'),
  outDir: dist,
});
const { diagnostics } = program.emit();
const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (faults.length > 0) {
  const host = { getCurrentDirectory: () => here, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };
  process.stderr.write(ts.formatDiagnostics(faults, host));
  process.exitCode = 1;
}
