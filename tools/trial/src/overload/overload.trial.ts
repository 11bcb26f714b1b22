import { setTimeout as pause } from 'node:timers/promises';
import { createDemoApi, signInAsAdministrator } from '@alveole/demo';
import { milliseconds } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { watchBystanders } from './bystanders.ts';
import type { Seen } from './bystanders.ts';
import type { FloodOrder } from './flood/orders.ts';
import { send } from './flood/send.ts';
import { startFlood } from './flood/start-flood.ts';
import type { Flood } from './flood/start-flood.ts';
import { isAccepted, judgeFlood, p95Of } from './judge-flood.ts';
import type { Bounds } from './judge-flood.ts';
import { health, kindsOfWork } from './kinds-of-work.ts';
import type { KindOfWork } from './kinds-of-work.ts';

const timesCapacity = 10;
/** Callers who find out how many requests this machine can send and answer at all. */
const senders = 16;
const recoveryBound = 2000;

interface Extent {
  /** From which the flood comes. */
  readonly addresses: number;
  readonly idleSeconds: number;
  readonly risingSeconds: number;
  readonly floodSeconds: number;
  readonly bounds: Bounds;
  /** Of what this machine can send and answer at all, how much is sent: beyond it the flood itself is what is slow, seconds before the product is. */
  readonly sent: number;
}

const full: Extent = {
  addresses: 400,
  idleSeconds: 3,
  risingSeconds: 3,
  floodSeconds: 10,
  bounds: { timesIdle: 3, allowance: 50, refusedWithin: 1000, served: 0.3 },
  sent: 0.5,
};
/** On a machine that does other things too. */
const short: Extent = {
  addresses: 40,
  idleSeconds: 1,
  risingSeconds: 1,
  floodSeconds: 3,
  bounds: { timesIdle: 6, allowance: 250, refusedWithin: 2000, served: 0.1 },
  sent: 0.4,
};

export const trial: Trial = {
  promise:
    'Beyond capacity what is accepted stays quick, the rest is told at once, and who only looks waits for nobody',
  measures: true,
  async run(context) {
    const { url } = await context.startProduct();
    const api = createDemoApi(url);
    const tokens = [await signInAsAdministrator(api, 0), await signInAsAdministrator(api, 1)];
    const flood = startFlood();
    context.afterwards(flood.end);
    const { addresses, sent } = context.short ? short : full;
    const most = sent * (await rateOf(flood, { url, requests: [health], seconds: 1, pace: { atOnce: senders } }));
    for (const kind of kindsOfWork(tokens, addresses)) await overload(context, { url, flood, kind, most });
  },
};

interface Surroundings {
  readonly url: string;
  readonly flood: Flood;
  readonly kind: KindOfWork;
  /** Requests a second that may be sent. */
  readonly most: number;
}

async function overload(context: TrialContext, { url, flood, kind, most }: Surroundings): Promise<void> {
  const { idleSeconds, risingSeconds, floodSeconds, bounds } = context.short ? short : full;
  const { name, requests } = kind;
  const bystanders = watchBystanders(url);
  const alone = await flood.run({ url, requests, seconds: idleSeconds, pace: { atOnce: 1 } });
  const idle = p95Of(alone.answers);
  const before = await bystanders.stop();
  const capacity = await capacityOf(flood, { url, kind, seconds: risingSeconds });
  const perSecond = Math.min(capacity * timesCapacity, most);
  const bounded = perSecond < capacity * timesCapacity ? ', since the flood of this machine can send no more' : '';
  context.figure(
    `${name}, capacity`,
    `${capacity.toFixed(1)}/s, flooded with ${(perSecond / capacity).toFixed(1)} times${bounded}`,
  );
  const meanwhile = watchBystanders(url);
  const report = await flood.run({
    url,
    requests,
    seconds: floodSeconds,
    pace: { perSecond },
  });
  const recovery = await recoveryOf(url, kind, idle * bounds.timesIdle + bounds.allowance);
  const during = await meanwhile.stop();
  judgeFlood(context, { name, seconds: floodSeconds, capacity, idle, report }, bounds);
  judgeBystanders(context, { name, before, during }, bounds);
  context.figure(`${name}, quick again after`, milliseconds(recovery));
  const again = await recoveryOf(url, kind, Infinity);
  context.check(`${name}: takes work again after the flood`, Number.isFinite(again));
  context.measure(
    `${name}: quick again within ${recoveryBound} ms, not ${milliseconds(recovery)}`,
    recovery <= recoveryBound,
  );
}

interface Asked {
  readonly url: string;
  readonly kind: KindOfWork;
  readonly seconds: number;
}

/** The most answers a second, over rising numbers of callers. */
async function capacityOf(flood: Flood, { url, kind, seconds }: Asked): Promise<number> {
  const rates: number[] = [];
  for (const atOnce of kind.rising)
    rates.push(await rateOf(flood, { url, requests: kind.requests, seconds, pace: { atOnce } }));
  return Math.max(1, ...rates);
}

/** Accepted answers a second. */
async function rateOf(flood: Flood, order: FloodOrder): Promise<number> {
  const { answers } = await flood.run(order);
  return answers.filter(isAccepted).length / order.seconds;
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
  { measure, figure }: TrialContext,
  { name, before, during }: { name: string; before: Seen; during: Seen },
  { timesIdle, allowance }: Bounds,
): void {
  for (const [probe, answers] of Object.entries(during)) {
    const bound = p95Of(before[probe] ?? []) * timesIdle + allowance;
    const accepted = answers.filter(isAccepted);
    const share = `${accepted.length} of ${answers.length} answered`;
    figure(
      `  ${probe} meanwhile, p95`,
      `${milliseconds(p95Of(before[probe] ?? []))} → ${milliseconds(p95Of(answers))}, ${share}`,
    );
    measure(
      `${name}: ${probe} keeps p95 ≤ ${milliseconds(bound)} meanwhile, not ${milliseconds(p95Of(answers))}`,
      p95Of(answers) <= bound,
    );
  }
}
