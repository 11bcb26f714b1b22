// `npm run trial -- ‹name› [--seed n] [--short]`: tries one promise on the running product; `all` tries each in turn.
import { parseArgs } from 'node:util';
import { seedForAll } from '@alveole/start/run-product';
import { readTrial, trialNames } from './frame/all-trials.ts';
import { runTrial } from './frame/run-trial.ts';

const say = (line: string) => console.log(line);
const [name = '', ...args] = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { seed: { type: 'string', default: '1' }, short: { type: 'boolean', default: false } },
});
const known = trialNames();
const asked = name === 'all' ? known : known.filter((one) => one === name);

if (asked.length === 0) {
  console.error(`npm run trial -- ${['all', ...known].join(' | ')} [--seed n] [--short]`);
  process.exitCode = 2;
}
const removeSeed = asked.length > 1 ? await seedForAll() : undefined;
for (const one of asked) {
  const trial = await readTrial(one);
  const began = performance.now();
  say(`\n${one}: ${trial.promise}`);
  const tally = await runTrial(trial, { seed: Number(values.seed), short: values.short === true, args, say });
  for (const what of tally.broken) say(`  ✗ ${what}`);
  for (const what of tally.missed) say(`  missed: ${what}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `  tried ${tally.tried}, held ${tally.held}, broken ${tally.brokenCount}, missed ${tally.missed.length}, seed ${values.seed}, ${seconds} s`,
  );
  if (tally.brokenCount > 0 || tally.tried === 0) process.exitCode = 1;
}
await removeSeed?.();
