import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Act } from './command-line.ts';
import { figure } from './figure.ts';

/** `figure [FILE]` */
export const draw: Act = async (words, out) => {
  const [file] = parseArgs({ args: words, allowPositionals: true }).positionals;
  if (file === undefined) out(figure().trimEnd());
  else await writeFile(file, figure());
  return true;
};
