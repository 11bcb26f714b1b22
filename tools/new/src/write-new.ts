import { execFileSync } from 'node:child_process';
import { applyChanges } from './change.ts';
import { workFor } from './command-line.ts';

interface Written {
  /** Of the files that were written, from the root. */
  readonly paths: readonly string[];
  /** What is left to a person, to be printed. */
  readonly remaining: string | undefined;
}

/** Writes what a command asks for, as the formatter lays it out. Throws before the first file when a name is taken. */
export function writeNew(root: string, words: readonly string[]): Written {
  const { changes, remaining } = workFor(root, words);
  applyChanges(root, changes);
  const paths = [...new Set(changes.map(({ path }) => path))];
  execFileSync('node_modules/.bin/prettier', ['--write', '--ignore-unknown', '--log-level', 'warn', ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
  return { paths, remaining };
}
