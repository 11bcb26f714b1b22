import { loadavg } from 'node:os';
import type { Calls, OperationName } from './calls.ts';
import { drive, medianOf } from './drive.ts';
import type { RunningContender } from './run-contender.ts';
import type { Rates } from './targets.ts';

/** One way to an operation. */
export interface Lane {
  readonly name: string;
  readonly url: string;
  readonly contender: RunningContender;
  readonly calls: Calls;
}

export interface Measuring {
  readonly seconds: number;
  readonly rounds: number;
  readonly atOnce: number;
}

interface Seen {
  readonly perSecond: number;
  /** Milliseconds of a call with no other beside it. */
  readonly alone: number;
  /** Milliseconds of the processor that a call costs: the answering thread's, and all threads'. */
  readonly main: number;
  readonly total: number;
}

/** What runs much code is compiled late: after a second a call still costs three times what it costs in the end. */
const warmUpSeconds = 5;
const aloneSeconds = 0.5;

/**
 * Calls a second of each lane, in turns: the median of the rounds. What a call costs the processor is printed beside it,
 * since a busy machine bends rates more than it bends that.
 */
export async function measure(
  operation: OperationName,
  lanes: readonly Lane[],
  { seconds, rounds, atOnce }: Measuring,
): Promise<Rates> {
  const seen = new Map<string, Seen[]>(lanes.map(({ name }) => [name, []]));
  for (const lane of lanes) await measureOne(lane, operation, atOnce, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1)
    for (const lane of lanes) seen.get(lane.name)?.push(await measureOne(lane, operation, atOnce, seconds));
  console.log(`\n${operation}, ${atOnce} at a time, load ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, rows] of seen) console.log(`  ${name.padEnd(8)} ${lineOf(rows, seen.get('bare') ?? [])}`);
  return Object.fromEntries([...seen].map(([name, rows]) => [name, medianOf(rows.map(({ perSecond }) => perSecond))]));
}

async function measureOne(
  { url, contender, calls }: Lane,
  operation: OperationName,
  atOnce: number,
  seconds: number,
): Promise<Seen> {
  const shared = { url, headers: contender.headers, next: calls[operation], drain: contender.drain };
  const before = await contender.processor();
  const busy = await drive({ ...shared, atOnce, seconds });
  const after = await contender.processor();
  const alone = await drive({ ...shared, atOnce: 1, seconds: aloneSeconds });
  return {
    perSecond: busy.perSecond,
    alone: alone.median,
    main: (after.main - before.main) / busy.calls,
    total: (after.total - before.total) / busy.calls,
  };
}

function lineOf(rows: readonly Seen[], bare: readonly Seen[]): string {
  const median = (of: keyof Seen, from = rows) => medianOf(from.map((row) => row[of]));
  const share = (median('perSecond') / median('perSecond', bare)).toFixed(2);
  const processor = `processor ${median('main').toFixed(2)} of ${median('total').toFixed(2)} ms`;
  return `${median('perSecond').toFixed(0).padStart(5)}/s  ${share} of bare  ${processor}  alone ${median('alone').toFixed(1)} ms`;
}
