import { createHash } from 'node:crypto';
import type { Draw } from '../record/mass-run.ts';

/** Bytes of the hash that place a file: as many as a number holds exactly. */
const placeBytes = 6;

/**
 * Where a file stands in the draw, by the seed and its id alone: whoever knows the seed can check what was drawn, and
 * nobody chooses. A whole number from 0.
 */
export function placeInDraw(seed: string, repairId: string): number {
  return createHash('sha256').update(`${seed}:${repairId}`).digest().readUIntBE(0, placeBytes);
}

/** The last place that is drawn: of n % of the files the lowest, at least one; below every place where there is no file. */
export async function lastPlaceDrawn({ percent, seed }: Draw, repairIds: AsyncIterable<string>): Promise<number> {
  const places: number[] = [];
  for await (const id of repairIds) places.push(placeInDraw(seed, id));
  const rising = Float64Array.from(places).sort();
  const count = Math.max(1, Math.round((percent * places.length) / 100));
  return rising[count - 1] ?? -1;
}
