import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { importsAgainstTheOrder } from './room-order.ts';
import { sourceFiles } from './unresolved-citations.ts';

describe('the rooms of a service', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'rooms-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const faultsOf = (name: string, text: string): string[] => {
    const file = `services/loans/src/${name}`;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return importsAgainstTheOrder(root, [file]);
  };

  it.each([
    ['record/loan.ts', '../wire/loan-wire.ts'],
    ['wire/loan-wire.ts', '../store/loan-store.ts'],
    ['outside/ask-lender.ts', '../store/loan-store.ts'],
    ['store/loan-store.ts', '../lend/lend.ts'],
    ['record/loan.ts', '../ports.ts'],
  ])('imports against the order are reported when %s takes a type of %s', (file, target) => {
    const name = target.replace('..', 'services/loans/src');
    expect(faultsOf(file, `import type { One } from '${target}';`)).toEqual([`services/loans/src/${file} -> ${name}`]);
  });

  it.each([
    ['store/loan-store.ts', '../record/loan.ts'],
    ['store/loan-store.ts', '../wire/loan-wire.ts'],
    ['outside/ask-lender.ts', '../config.ts'],
    ['lend/lend.ts', '../store/loan-store.ts'],
  ])('pass when %s imports %s', (file, target) => {
    expect(faultsOf(file, `import { one } from '${target}';`)).toEqual([]);
  });
});

it('no room of a service imports a later one', () => {
  const root = resolve(import.meta.dirname, '../../..');
  expect(importsAgainstTheOrder(root, sourceFiles(root))).toEqual([]);
});
