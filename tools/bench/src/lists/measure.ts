import { createRandom } from '@alveole/seed-data';
import type { ListCase } from './list-cases.ts';

export interface Measured {
  readonly name: string;
  /** The most index entries that one of the reads looked at. */
  readonly entries: number;
  readonly p50: number;
  readonly p95: number;
}

const rounds = 40;

/** Times a case, and counts the index entries of each of its reads. Nobody else may read meanwhile. */
export async function measure(one: ListCase, entriesSoFar: () => Promise<number>, seed: number): Promise<Measured> {
  const random = createRandom(seed);
  const times: number[] = [];
  let entries = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = await entriesSoFar();
    const began = performance.now();
    await one.run(random);
    times.push(performance.now() - began);
    entries = Math.max(entries, (await entriesSoFar()) - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(rounds * share) - 1] ?? 0;
  return { name: one.name, entries, p50: at(0.5), p95: at(0.95) };
}
