import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { WorkFailureReason } from './work-failure.ts';

export interface WorkCount {
  /** How many pieces wait for a thread now. */
  waiting(pieces: number): void;
  /** A piece came to its end, or was never begun. */
  ended(outcome: 'done' | 'refused' | WorkFailureReason): void;
}

/** Shows what the threads of one pool do among a service's metrics: `work_waiting`, `work_ended_total` by outcome. */
export function countWork(registry: Registry, pool: string): WorkCount {
  const waiting = gaugeOf(registry);
  const ended = counterOf(registry);
  return {
    waiting: (pieces) => waiting.set({ pool }, pieces),
    ended: (outcome) => ended.inc({ pool, outcome }),
  };
}

function gaugeOf(registry: Registry): Gauge<'pool'> {
  const name = 'work_waiting';
  const known = registry.getSingleMetric(name) as Gauge<'pool'> | undefined;
  return (
    known ?? new Gauge({ name, help: 'Pieces that wait for a thread.', labelNames: ['pool'], registers: [registry] })
  );
}

function counterOf(registry: Registry): Counter<'pool' | 'outcome'> {
  const name = 'work_ended_total';
  const known = registry.getSingleMetric(name) as Counter<'pool' | 'outcome'> | undefined;
  const help = 'Pieces of work given to threads, by what came of them.';
  return known ?? new Counter({ name, help, labelNames: ['pool', 'outcome'], registers: [registry] });
}
