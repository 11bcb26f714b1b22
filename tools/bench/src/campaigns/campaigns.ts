import { parseArgs } from 'node:util';
import { actTimes } from './act-times.ts';
import { evaluationTimes } from './evaluation-times.ts';
import { replayTimes } from './replay-store.ts';
import { plainCampaign, ruledCampaign } from './ruled-campaign.ts';

/** Milliseconds of one evaluation in the service. */
const maxP95 = 5;
/** Opening and validating a file, beside rules that name the invoice alone; counting earlier files is a command of the database more. */
const maxSlowdown = { ruled: 1.1, counting: 1.25 } as const;
/** A replay of rules that read everything, with its rests, takes at most so many times as long as reading its files alone. */
const maxRatio = 20;

const known = {
  age: 34,
  homeZip: '67000',
  homeGroup: 'eurométropole',
  filesBefore: 1,
  filesThisYear: 1,
  shopDepartment: '67',
  shopTown: 'Strasbourg',
  shopKind: 'association',
};

/**
 * `--files 100000`: what an evaluation of rules costs, what rules cost at the opening and the validation of a file, and a replay
 * of so many files whose process is killed on the way.
 */
export async function campaigns(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { files: { type: 'string', default: '100000' } } });
  const isQuick = await judgeEvaluation();
  const areActsHeld = await judgeActs();
  return (await judgeReplay(Number(values.files))) && areActsHeld && isQuick;
}

async function judgeEvaluation(): Promise<boolean> {
  const ruled = await ruledCampaign(true);
  await ruled.remove();
  const rows = [
    ['rules of the invoice alone', evaluationTimes(plainCampaign.campaign)],
    ['rules of every input', evaluationTimes(ruled.campaign, known)],
  ] as const;
  for (const [name, { p50, p95 }] of rows)
    console.log(`evaluation, ${name}: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${maxP95} allowed`);
  return rows.every(([, { p95 }]) => p95 <= maxP95);
}

async function judgeActs(): Promise<boolean> {
  const rows = (await actTimes()).flatMap(({ act, plain, ...others }) =>
    (['ruled', 'counting'] as const).map((side) => ({ act, side, plain, ms: others[side] })),
  );
  for (const { act, side, plain, ms } of rows)
    console.log(
      `${act}, ${side}: ${ms.toFixed(1)} ms beside ${plain.toFixed(1)}, ${(ms / plain).toFixed(2)} ×, ${maxSlowdown[side]} allowed`,
    );
  return rows.every(({ side, plain, ms }) => ms <= maxSlowdown[side] * plain);
}

async function judgeReplay(files: number): Promise<boolean> {
  const { fillMs, readMs, replayMs, readBeforeKill, megabytes, judged, expected } = await replayTimes(files);
  const perSecond = (1000 * files) / replayMs;
  const ratio = replayMs / readMs;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
  console.log(
    `replay: ${files} files in ${seconds(replayMs)}, ${perSecond.toFixed(0)} a second, ${ratio.toFixed(1)} × reading alone, ${maxRatio} allowed`,
  );
  console.log(
    `  reading them alone ${seconds(readMs)}, filling the store ${seconds(fillMs)}; a process held ${megabytes} MB`,
  );
  console.log(
    `  killed behind ${readBeforeKill} files, taken up by another process: ${judged} of ${expected} premiums judged once`,
  );
  return ratio <= maxRatio && judged === expected;
}
