import { setTimeout as pause } from 'node:timers/promises';
import { RepairStatus } from '@alveole/domain';
import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { openDesk } from './desk.ts';
import { putWaitingFiles, standingOf } from './waiting-files.ts';

const dueCents = 4_000;
/** Less than one account may ask for in a minute. */
const looksAtTheLedger = 50;

export const trial: Trial = {
  promise: 'A treatment of many files whose power goes again and again does each file once, and none by half',
  async run(context) {
    const installation = await freshInstallation();
    context.afterwards(() => removeInstallation(installation));
    const start = () => context.startProduct({}, installation);
    const files = await putWaitingFiles(installation, context.short ? 100 : 2_000);
    const runId = await cutOffAgainAndAgain(context, start, files);
    const product = await start();
    const desk = await openDesk(product.url);
    const ended = await desk.until(runId, ({ state }) => state === 'done');
    context.check(
      `every line is done: ${JSON.stringify(ended.counts)}`,
      (ended.counts.done ?? 0) + (ended.counts.already ?? 0) === files.length,
    );
    for (let attempt = 0; attempt < looksAtTheLedger; attempt += 1) {
      const due = await desk.dueOf(context.random.pick(files));
      context.check(`owed once: ${due.join(', ')}`, due.length === 1 && due[0] === dueCents);
    }
    await product.kill();
    const standing = await standingOf(installation, files);
    context.check(`every file is there: ${standing.length} of ${files.length}`, standing.length === files.length);
    for (const { validations, status } of standing)
      context.check(
        `one validation, at ${status}: ${validations}`,
        validations === 1 && status === RepairStatus.validated,
      );
  },
};

/** Starts the run and kills the product at moments that the seed draws, spread over its lines. Answers the run, cut off. */
async function cutOffAgainAndAgain(
  { short, random, check, figure }: TrialContext,
  start: TrialContext['startProduct'],
  files: string[],
): Promise<string> {
  const kills = short ? 1 : 6;
  let product = await start();
  const first = await openDesk(product.url);
  const { run_id: runId, counts } = await first.prepare(files);
  check(`the preview finds every file ready: ${JSON.stringify(counts)}`, counts.ready === files.length);
  await first.start(runId);
  for (let kill = 1; kill <= kills; kill += 1) {
    const desk = await openDesk(product.url);
    const reached = Math.floor((files.length * kill) / (kills + 1));
    const run = await desk.until(runId, (now) => files.length - (now.counts.ready ?? 0) >= reached);
    await pause(random.int(0, 40));
    await product.kill();
    figure(`killed for the ${kill}. time`, `${run.counts.done ?? 0} of ${files.length} done, ${run.state}`);
    if (kill < kills) product = await start();
  }
  return runId;
}
