import { milliseconds } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import type { FloodAnswer, FloodOrder, FloodRequest } from '../overload/flood/orders.ts';
import { startFlood } from '../overload/flood/start-flood.ts';
import type { Flood } from '../overload/flood/start-flood.ts';
import { p95Of } from '../overload/judge-flood.ts';
import { addressOf, finderPath } from '../overload/kinds-of-work.ts';
import { openCounter } from './counter.ts';
import type { Counter } from './counter.ts';

const connections = 400;
const keptShare = 0.99;
const timesIdle = 3;

interface Extent {
  readonly idleSeconds: number;
  readonly floodSeconds: number;
}

const full: Extent = { idleSeconds: 6, floodSeconds: 15 };
const short: Extent = { idleSeconds: 2, floodSeconds: 4 };

export const trial: Trial = {
  promise:
    'A counter that is signed in keeps its calls and its pace while one address, and then fifty, flood the product',
  measures: true,
  async run(context) {
    const { url } = await context.startProduct();
    const { idleSeconds } = context.short ? short : full;
    const counter = await openCounter(url);
    const flood = startFlood();
    context.afterwards(flood.end);
    // Each path once: what is slow the first time only is not under trial.
    await counter.work(1);
    const idle = p95Of(await counter.work(idleSeconds));
    for (const addresses of [1, 50]) await floodFrom(context, { url, flood, counter, addresses, idle });
  },
};

interface Flooded {
  readonly url: string;
  readonly flood: Flood;
  readonly counter: Counter;
  readonly addresses: number;
  /** p95 of the counter alone, in milliseconds. */
  readonly idle: number;
}

async function floodFrom(context: TrialContext, { url, flood, counter, addresses, idle }: Flooded): Promise<void> {
  const { floodSeconds: seconds } = context.short ? short : full;
  const order: FloodOrder = {
    url,
    requests: requestsFrom(addresses),
    seconds,
    pace: { atOnce: connections, isRelentless: true },
  };
  const [sent, answers] = await Promise.all([flood.run(order), counter.work(seconds)]);
  const name = addresses === 1 ? 'one address' : `${addresses} addresses`;
  const accepted = answers.filter(({ httpStatus }) => httpStatus === 200);
  const share = accepted.length / answers.length;
  context.figure(`${name} with ${connections} connections`, `${sent.answers.length} calls, ${countOf(sent.answers)}`);
  context.figure('  the counter meanwhile', `${accepted.length} of ${answers.length} calls kept, ${countOf(answers)}`);
  context.figure('  the counter, p95 idle → flooded', `${milliseconds(idle)} → ${milliseconds(p95Of(answers))}`);
  context.check(
    `the counter keeps ${keptShare * 100} % of its calls while ${name} floods, not ${(share * 100).toFixed(1)} %`,
    share >= keptShare,
  );
  context.measure(
    `the counter keeps p95 ≤ ${milliseconds(idle * timesIdle)} while ${name} floods, not ${milliseconds(p95Of(answers))}`,
    p95Of(answers) <= idle * timesIdle,
  );
}

/** What costs little to send and something to answer, one after the other from each address. */
function requestsFrom(addresses: number): readonly FloodRequest[] {
  const kinds: readonly Omit<FloodRequest, 'from'>[] = [
    { method: 'GET', path: finderPath, headers: {} },
    { method: 'GET', path: '/alveoleapi/enrolment/repairs', headers: { authorization: 'Bearer made.up.token' } },
    {
      method: 'POST',
      path: '/alveoleapi/enrolment/consumer',
      headers: { 'content-type': 'application/json' },
      body: '{"lastname":"MARTIN"}',
    },
  ];
  return kinds.flatMap((kind) => Array.from({ length: addresses }, (_, n) => ({ ...kind, ...addressOf(n) })));
}

/** How often each status came. */
function countOf(answers: readonly FloodAnswer[]): string {
  const counts = new Map<number, number>();
  for (const { httpStatus } of answers) counts.set(httpStatus, (counts.get(httpStatus) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`).join(', ');
}
