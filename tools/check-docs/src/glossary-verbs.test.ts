import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verbsOutsideGlossary } from './glossary-verbs.ts';
import { sourceFiles } from './unresolved-citations.ts';

describe('verbsOutsideGlossary', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'glossary-'));
    mkdirSync(join(root, 'docs'));
    const verbs =
      '## Les verbes\n\n| en français | verbe | ce qu’il fait |\n|---|---|---|\n| ouvrir | `open` | commence |\n';
    writeFileSync(join(root, 'docs/GLOSSAIRE.md'), `# Glossaire\n\n${verbs}\n## Noms refusés\n\n| nom | \`begin\` |\n`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['services/repairs/src/begin-repair/begin-repair.ts', ['services/repairs/src/begin-repair']],
    ['services/repairs/src/open-repair/open-repair.ts', []],
    ['services/repairs/src/store/repair-store.ts', []],
    ['libs/domain/src/begin-repair/begin-repair.ts', []],
  ])('reports of %s the folders %j', (file, folders) => {
    expect(verbsOutsideGlossary(root, [file])).toEqual(folders);
  });
});

it('the glossary explains the verb of every act of a service', () => {
  expect(verbsOutsideGlossary('.', sourceFiles('.'))).toEqual([]);
});
