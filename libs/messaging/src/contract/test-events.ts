import { randomUUID } from 'node:crypto';
import { defineEvent } from '@alveole/contracts';
import { z } from 'zod';

const wheelTurned = defineEvent('wheel.turned', 1, 'A wheel turned', z.object({ turn: z.int() }));
const bellRung = defineEvent('bell.rung', 1, 'A bell rang', z.object({ loud: z.boolean() }));

export const testEvents = { wheelTurned, bellRung } as const;
export type TestEvents = typeof testEvents;

export function turn(aggregate_id: string, sequence: number) {
  return wheelTurned.create({ ...stamp(), aggregate_id, sequence, data: { turn: sequence } });
}

export function ring(aggregate_id = 'bell') {
  return bellRung.create({ ...stamp(), aggregate_id, sequence: 1, data: { loud: true } });
}

function stamp() {
  return { event_id: randomUUID(), occurred_at: new Date().toISOString() };
}

export const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };
