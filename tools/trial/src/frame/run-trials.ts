import { runTrial } from './run-trial.ts';
import type { TrialOptions } from './run-trial.ts';
import type { Trial } from './trial.ts';

export interface NamedTrial {
  readonly name: string;
  readonly trial: Trial;
}

/**
 * Runs trials: one after the other those that measure, two at a time the others in their short form, which mostly wait
 * for what they started. Of two at a time, what each says stands together, once it is over. Answers whether every promise held.
 */
export async function runTrials(trials: readonly NamedTrial[], options: TrialOptions): Promise<boolean> {
  const verdicts: boolean[] = [];
  const lane = (waiting: Iterable<NamedTrial>) => async () => {
    for (const one of waiting) verdicts.push(await tryOne(one, options));
  };
  const beside = lane(trials.filter(({ trial }) => !trial.measures).values());
  await Promise.all(Array.from({ length: options.short ? 2 : 1 }, beside));
  await lane(trials.filter(({ trial }) => trial.measures))();
  return verdicts.every(Boolean);
}

async function tryOne({ name, trial }: NamedTrial, options: TrialOptions): Promise<boolean> {
  const files: string[] = [];
  const say = options.short ? (line: string) => void files.push(line) : options.say;
  say(`\n${name}: ${trial.promise}`);
  const began = performance.now();
  const tally = await runTrial(trial, { ...options, say });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  tally.broken.forEach((what) => say(`  ✗ ${what}`));
  tally.missed.forEach((what) => say(`  missed: ${what}`));
  say(
    `  tried ${tally.tried}, held ${tally.heldCount}, broken ${tally.brokenCount}, missed ${tally.missed.length}, seed ${options.seed}, ${seconds} s`,
  );
  files.forEach(options.say);
  return tally.brokenCount === 0 && tally.tried > 0;
}
