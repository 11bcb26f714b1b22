// The flooding process: apart from the trial, so that what it sends does not hold up what the trial measures.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Callers, FloodAnswer, FloodOrder, FloodReport } from './orders.ts';
import { send } from './send.ts';

/** A caller who was refused looks again after so many milliseconds: callers in a loop would only measure refusals. */
const refusedPause = 100;
const refusedFrom = 429;
const tick = 10;

process.on('message', (order: FloodOrder) => {
  void report(order).then((result) => process.send?.(result));
});

async function report(order: FloodOrder): Promise<FloodReport> {
  const delays = monitorEventLoopDelay();
  delays.enable();
  const answers = await run(order);
  return { answers, stoodStill: delays.max / 1e6 };
}

async function run(order: FloodOrder): Promise<FloodAnswer[]> {
  const { pace } = order;
  const next = inTurn(order);
  return 'atOnce' in pace ? callers(next, order.seconds, pace) : stream(next, order.seconds, pace.perSecond);
}

/** Sends the order's requests one after the other, over and over. */
function inTurn({ url, requests }: FloodOrder): () => Promise<FloodAnswer> {
  let sent = 0;
  return () => {
    const asked = requests[sent++ % requests.length];
    if (asked === undefined) throw new Error('an order without requests');
    return send(url, asked);
  };
}

async function callers(
  next: () => Promise<FloodAnswer>,
  seconds: number,
  { atOnce, isRelentless }: Callers,
): Promise<FloodAnswer[]> {
  const end = performance.now() + seconds * 1000;
  const answers: FloodAnswer[] = [];
  const caller = async () => {
    while (performance.now() < end) {
      const answer = await next();
      answers.push(answer);
      if (isRelentless) continue;
      if (answer.httpStatus === 0 || answer.httpStatus >= refusedFrom) await pause(refusedPause);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return answers;
}

async function stream(next: () => Promise<FloodAnswer>, seconds: number, perSecond: number): Promise<FloodAnswer[]> {
  const began = performance.now();
  const sent: Promise<FloodAnswer>[] = [];
  const total = Math.round(seconds * perSecond);
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - began) / 1000) * perSecond);
    while (sent.length < due) sent.push(next());
    await pause(tick);
  }
  return Promise.all(sent);
}
