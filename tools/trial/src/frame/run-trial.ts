import { createRandom } from '@alveole/seed-data';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import { createTally } from './tally.ts';
import type { Tally } from './tally.ts';
import type { Trial } from './trial.ts';

export interface TrialOptions {
  readonly seed: number;
  readonly short: boolean;
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/** Runs a trial and ends what it started. An error counts as a promise that broke: a trial that stops early tried too little. */
export async function runTrial(trial: Trial, { seed, short, args, say }: TrialOptions): Promise<Tally> {
  const tally = createTally();
  const ends: (() => Promise<void> | void)[] = [];
  try {
    await trial.run({
      short,
      args,
      random: createRandom(seed),
      check: tally.check,
      measure: short ? tally.estimate : tally.check,
      figure: (name, value) => say(`  ${name.padEnd(44)} ${value}`),
      afterwards: (end) => void ends.push(end),
      async startProduct(env = {}, given) {
        const installation = given ?? (await freshInstallation());
        if (!given) ends.push(() => removeInstallation(installation));
        const product = await startProduct(installation, env);
        ends.push(() => product.kill());
        return product;
      },
    });
  } catch (error) {
    tally.check(`the trial came to its end: ${(error as Error).stack ?? String(error)}`, false);
  } finally {
    for (const end of ends.reverse()) await end();
  }
  return tally;
}
