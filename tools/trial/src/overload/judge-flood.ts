import { milliseconds, percentile } from '../frame/latencies.ts';
import type { TrialContext } from '../frame/trial.ts';
import type { FloodAnswer, FloodReport } from './flood/orders.ts';

const refusals = [429, 503];
const isRefused = ({ httpStatus }: FloodAnswer) => refusals.includes(httpStatus);
const isFailed = ({ httpStatus }: FloodAnswer) => httpStatus === 0 || (httpStatus >= 500 && httpStatus !== 503);
/** A wrong password is an answer to work that was done. */
export const isAccepted = (answer: FloodAnswer) => !isRefused(answer) && !isFailed(answer);

export const p95Of = (answers: readonly FloodAnswer[]) =>
  percentile(
    answers.map(({ took }) => took),
    0.95,
  );

/** How much slower than idle an answer may be, and how soon a refusal must come. */
export interface Bounds {
  readonly timesIdle: number;
  /** What the machine itself adds when every core is busy, in milliseconds. */
  readonly allowance: number;
  /** Milliseconds. */
  readonly refusedWithin: number;
  /** Of the capacity, what must still be served. */
  readonly served: number;
}

export interface FloodOutcome {
  readonly name: string;
  readonly seconds: number;
  /** Answers a second that the product gives when it is not overloaded. */
  readonly capacity: number;
  /** p95 of one caller alone, in milliseconds. */
  readonly idle: number;
  readonly report: FloodReport;
}

/** What is accepted stays quick, the rest is told at once. */
export function judgeFlood({ check, measure, figure }: TrialContext, outcome: FloodOutcome, bounds: Bounds): void {
  const { name, seconds, capacity, idle } = outcome;
  const { answers, stoodStill } = outcome.report;
  const accepted = answers.filter(isAccepted);
  const refused = answers.filter(isRefused);
  const failed = answers.filter(isFailed);
  const bound = idle * bounds.timesIdle + bounds.allowance + stoodStill;
  const refusedWithin = bounds.refusedWithin + stoodStill;
  const refusal = percentile(
    refused.map(({ took }) => took),
    0.99,
  );
  const served = accepted.length / seconds / capacity;
  const counts = `${answers.length} sent: ${accepted.length} accepted, ${refused.length} refused, ${failed.length} failed`;
  figure(`${name}, flooded`, `${counts}; ${Math.round(served * 100)} % of the capacity served`);
  figure(`${name}, p95 idle → accepted`, `${milliseconds(idle)} → ${milliseconds(p95Of(accepted))}`);
  figure(
    `${name}, told no, p99`,
    `${milliseconds(refusal)}; the flood itself stood still for ${milliseconds(stoodStill)}`,
  );
  check(`${name}: no request fails, ${failed.length} did (${statusesOf(failed)})`, failed.length === 0);
  measure(
    `${name}: the accepted keep p95 ≤ ${milliseconds(bound)}, not ${milliseconds(p95Of(accepted))}`,
    p95Of(accepted) <= bound,
  );
  measure(
    `${name}: the rest is refused within ${milliseconds(refusedWithin)}, not ${milliseconds(refusal)}`,
    refusal <= refusedWithin,
  );
  const untold = refused.filter(({ isTold }) => !isTold).length;
  check(`${name}: every refusal has a code and Retry-After, ${untold} have not`, untold === 0);
  measure(
    `${name}: at least ${bounds.served * 100} % of the capacity is served, not ${Math.round(served * 100)} %`,
    served >= bounds.served,
  );
}

function statusesOf(answers: readonly FloodAnswer[]): string {
  return (
    [...new Set(answers.map(({ httpStatus }) => (httpStatus === 0 ? 'no answer' : String(httpStatus))))].join(', ') ||
    'none'
  );
}
