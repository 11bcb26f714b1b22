// `npm run trial -- ‹name› [--seed n] [--short]`: tries one promise on the running product; `all` tries each.
import { parseArgs } from 'node:util';
import { seedForAll } from '@alveole/start/run-product';
import { readTrial, trialNames } from './frame/all-trials.ts';
import { runTrials } from './frame/run-trials.ts';

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
const trials = await Promise.all(asked.map(async (one) => ({ name: one, trial: await readTrial(one) })));
const options = {
  seed: Number(values.seed),
  short: values.short === true,
  args,
  say: (line: string) => console.log(line),
};
if (!(await runTrials(trials, options))) process.exitCode = 1;
await removeSeed?.();
// A trial that broke at its beginning may leave open what it had started, which would keep the run from ending.
process.exit();
