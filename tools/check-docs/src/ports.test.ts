import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './unresolved-citations.ts';

const root = resolve(import.meta.dirname, '../../..');
const ports = sourceFiles(root).filter((file) => /^services\/[^/]+\/src\/ports\.ts$/.test(file));

it('finds the ports of the services that keep data', () => {
  expect(ports).toHaveLength(5);
});

it.each(ports)('%s compiles to nothing: it holds types only', (file) => {
  const { outputText } = ts.transpileModule(readFileSync(join(root, file), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  expect(outputText.trim()).toBe('export {};');
});
