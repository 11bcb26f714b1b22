import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCircles } from './import-circles.ts';

const root = join(import.meta.dirname, '../../..');

describe('files that import one another', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'circles-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  it('are found as a circle, through a third one and through what is exported again', () => {
    write('a.ts', "import { b } from './b.ts';");
    write('b.ts', "export * from './c.ts';");
    write('c.ts', "import './a.ts';");
    write('d.ts', "import { a } from './a.ts';");
    expect(importCircles(folder, ['a.ts', 'b.ts', 'c.ts', 'd.ts'])).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });

  it('may take types of one another', () => {
    write('a.ts', "import { b } from './b.ts';");
    write('b.ts', "import type { A } from './a.ts'; import { type A as Again } from './a.ts';");
    expect(importCircles(folder, ['a.ts', 'b.ts'])).toEqual([]);
  });
});

it('no file of this repository stands in a circle of values', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\0');
  const sources = listed.filter((file) => file !== '' && existsSync(join(root, file)));
  expect(importCircles(root, sources)).toEqual([]);
});
