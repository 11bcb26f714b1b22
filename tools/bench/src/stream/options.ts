import { parseArgs } from 'node:util';
import { wholeNumber } from '../hex-code/options.ts';

/** What the command line asks for. */
export interface StreamOptions {
  /** Films of each code. */
  readonly films: number;
  readonly seed: number;
}

/** Reads `--films N --seed S`. Throws on anything else. */
export function readOptions(args: readonly string[]): StreamOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { films: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  });
  return { films: wholeNumber('films', values.films), seed: wholeNumber('seed', values.seed) };
}
