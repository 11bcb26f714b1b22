import { setTimeout as pause } from 'node:timers/promises';
import { createDemoApi, signInAsAdministrator } from '@alveole/demo';
import { milliseconds } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { watchBystanders } from './bystanders.ts';
import type { Seen } from './bystanders.ts';
import { send } from './flood/send.ts';
import { startFlood } from './flood/start-flood.ts';
import type { Flood } from './flood/start-flood.ts';
import { isAccepted, judgeFlood, p95Of } from './judge-flood.ts';
import type { Bounds } from './judge-flood.ts';
import { kindsOfWork } from './kinds-of-work.ts';
import type { KindOfWork } from './kinds-of-work.ts';

const timesCapacity = 10;
const recoveryBound = 2000;

interface Extent {
  /** From which the flood comes. */
  readonly addresses: number;
  readonly idleSeconds: number;
  readonly risingSeconds: number;
  readonly floodSeconds: number;
  readonly bounds: Bounds;
}

const full: Extent = {
  addresses: 400,
  idleSeconds: 3,
  risingSeconds: 3,
  floodSeconds: 10,
  bounds: { timesIdle: 3, allowance: 50, refusedWithin: 1000, served: 0.3 },
};
/** On a machine that does other things too. */
const short: Extent = {
  addresses: 40,
  idleSeconds: 1,
  risingSeconds: 1,
  floodSeconds: 3,
  bounds: { timesIdle: 6, allowance: 250, refusedWithin: 2000, served: 0.1 },
};

export const trial: Trial = {
  promise:
    'Beyond capacity what is accepted stays quick, the rest is told at once, and who only looks waits for nobody',
  async run(context) {
    const { url } = await context.startProduct();
    const api = createDemoApi(url);
    const tokens = [await signInAsAdministrator(api, 0), await signInAsAdministrator(api, 1)];
    const flood = startFlood();
    context.afterwards(flood.end);
    const { addresses } = context.short ? short : full;
    for (const kind of kindsOfWork(tokens, addresses)) await overload(context, { url, flood, kind });
  },
};

interface Surroundings {
  readonly url: string;
  readonly flood: Flood;
  readonly kind: KindOfWork;
}

async function overload(context: TrialContext, { url, flood, kind }: Surroundings): Promise<void> {
  const { idleSeconds, risingSeconds, floodSeconds, bounds } = context.short ? short : full;
  const { name, requests } = kind;
  const bystanders = watchBystanders(url);
  const alone = await flood.run({ url, requests, seconds: idleSeconds, pace: { atOnce: 1 } });
  const idle = p95Of(alone.answers);
  const before = await bystanders.stop();
  const capacity = await capacityOf({ url, flood, kind }, risingSeconds);
  context.figure(`${name}, capacity`, `${capacity.toFixed(1)}/s`);
  const meanwhile = watchBystanders(url);
  const report = await flood.run({
    url,
    requests,
    seconds: floodSeconds,
    pace: { perSecond: capacity * timesCapacity },
  });
  const recovery = await recoveryOf(url, kind, idle * bounds.timesIdle + bounds.allowance);
  const during = await meanwhile.stop();
  judgeFlood(context, { name, seconds: floodSeconds, capacity, idle, report }, bounds);
  judgeBystanders(context, { name, before, during }, bounds);
  context.figure(`${name}, quick again after`, milliseconds(recovery));
  context.check(
    `${name}: quick again within ${recoveryBound} ms, not ${milliseconds(recovery)}`,
    recovery <= recoveryBound,
  );
}

/** The most answers a second, over rising numbers of callers. */
async function capacityOf({ url, flood, kind }: Surroundings, seconds: number): Promise<number> {
  const rates: number[] = [];
  for (const atOnce of kind.rising) {
    const { answers } = await flood.run({ url, requests: kind.requests, seconds, pace: { atOnce } });
    rates.push(answers.filter(isAccepted).length / seconds);
  }
  return Math.max(1, ...rates);
}

/** Milliseconds after the flood until somebody asks whose answer is quick again. */
async function recoveryOf(url: string, { requests }: KindOfWork, quick: number): Promise<number> {
  const began = performance.now();
  for (const asked of requests.toReversed()) {
    const since = performance.now() - began;
    const answer = await send(url, asked);
    if (isAccepted(answer) && answer.took <= quick) return since;
    await pause(50);
  }
  return Infinity;
}

function judgeBystanders(
  { check, figure }: TrialContext,
  { name, before, during }: { name: string; before: Seen; during: Seen },
  { timesIdle, allowance }: Bounds,
): void {
  for (const [look, answers] of Object.entries(during)) {
    const bound = p95Of(before[look] ?? []) * timesIdle + allowance;
    const accepted = answers.filter(isAccepted);
    const share = `${accepted.length} of ${answers.length} answered`;
    figure(
      `  ${look} meanwhile, p95`,
      `${milliseconds(p95Of(before[look] ?? []))} → ${milliseconds(p95Of(answers))}, ${share}`,
    );
    check(
      `${name}: ${look} keeps p95 ≤ ${milliseconds(bound)} meanwhile, not ${milliseconds(p95Of(answers))}`,
      p95Of(answers) <= bound,
    );
  }
}
