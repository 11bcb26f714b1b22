import { benchPolicy } from './bench-policy.ts';
import { benchWeight } from './bench-weight.ts';
import { benchClutter } from './clutter/bench-clutter.ts';
import { readOptions } from './options.ts';
import { drawSurroundings } from './pictures/layers/layers.ts';
import { benchRow } from './rows/bench-row.ts';
import { rows } from './rows/rows.ts';

/** Layers on which the codes lie. */
const LAYERS = 8;

/**
 * Reads seeded pictures of codes beside two readers of QR codes; see `readOptions` for the arguments.
 * Tells whether rates and lead hold; times and weight are printed.
 */
export async function hexCode(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  let drawn: ReturnType<typeof drawSurroundings> | undefined;
  const surroundings = () => (drawn ??= drawSurroundings(options.seed, LAYERS));
  const parts: Readonly<Record<string, () => Promise<boolean | void> | boolean>> = {
    ...Object.fromEntries(rows.map((row) => [row.name, async () => benchRow(row, await surroundings(), options)])),
    clutter: () => benchClutter(options),
    policy: () => benchPolicy(options),
    size: benchWeight,
  };
  const names = Object.keys(parts).filter((name) => options.row === undefined || options.row === name);
  if (names.length === 0) throw new Error(`--row takes ${Object.keys(parts).join(', ')}`);
  let areTrue = true;
  for (const name of names) if ((await parts[name]!()) === false) areTrue = false;
  return areTrue;
}
