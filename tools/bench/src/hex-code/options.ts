import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type Options = {
  /** Pictures a row. */
  frames: number;
  /** Pictures without a code. */
  clutter: number;
  /** The peers read each picture whose number this divides. */
  peersEvery: number;
  seed: number;
  /** The one part to run; all where absent. */
  row: string | undefined;
  /** Folder for the pictures that were not read rightly. */
  dump: string | undefined;
};

/** Reads `--frames N --clutter N --peers-every N --seed S --row NAME --dump DIR`. Throws on anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      frames: { type: 'string', default: '400' },
      clutter: { type: 'string', default: '10000' },
      'peers-every': { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      row: { type: 'string' },
      dump: { type: 'string' },
    },
  });
  return {
    frames: wholeNumber('frames', values.frames),
    clutter: wholeNumber('clutter', values.clutter),
    peersEvery: wholeNumber('peers-every', values['peers-every']),
    seed: wholeNumber('seed', values.seed),
    row: values.row,
    dump: values.dump,
  };
}

/** @throws on what is none from 1 */
export function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} takes a whole number from 1, not ${text}`);
  return Number(text);
}
