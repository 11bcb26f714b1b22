import { randomUUID } from 'node:crypto';
import type { EntitySnapshot } from '@alveole/contracts';
import { randomDigits } from '@alveole/service-kit';
import { pdf, png } from './evidence.ts';
import type { Trial } from './start-trial.ts';

type Caller = ReturnType<Trial['as']>;

/** A file as a test goes on with it: its newest row_hash and status. */
export interface Walked {
  readonly repair_id: string;
  readonly repair_rozo_id: string;
  readonly row_hash: string;
  readonly status: number;
}

/** Who opens a file, and for whom. */
export interface Start {
  readonly caller: Caller;
  readonly entityId: string;
  readonly consumerId: string;
}

export function opening(consumerId: string, changes: Record<string, unknown> = {}) {
  return {
    local_id: randomUUID(),
    operation_code: 'INIT',
    operation_data: {
      gender: 0,
      repair_consumer_id: consumerId,
      repair_bike_brand: 'Decathlon',
      repair_bike_serial: `BC${randomDigits(10)}`,
      ...changes,
    },
  };
}

/** The body that writes an operation on a file. */
export function write({ repair_id, row_hash }: Walked, operation_code: string, operation_data: object = {}) {
  return { repair_id, last_row_hash: row_hash, repair_data: { operation_code, operation_data } };
}

/** The steps of the procedure over the service's own calls; each throws when it is refused. */
export function walkOf(trial: Trial) {
  async function put(
    caller: Caller,
    path: string,
    file: Walked,
    operation_code: string,
    operation_data: object,
  ): Promise<Walked> {
    const answer = await caller.put(path, write(file, operation_code, operation_data));
    if (answer.status !== 200) throw new Error(`${operation_code}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return { ...file, ...(answer.body as Walked) };
  }
  const repairer = (caller: Caller, file: Walked, code: string, data: object = {}) =>
    put(caller, '/enrolment/repair', file, code, data);
  const staff = (caller: Caller, file: Walked, code: string, data: object = {}) =>
    put(caller, '/backend/repair', file, code, data);

  /** A repairer and a beneficiary whom nobody else has. */
  async function begin(shop: Partial<EntitySnapshot> = {}): Promise<Start> {
    const { rep, entity } = await trial.shop(shop);
    return { caller: rep, entityId: entity.entity_id, consumerId: trial.person().consumer_id };
  }

  async function open({ caller, consumerId }: Start, changes: Record<string, unknown> = {}): Promise<Walked> {
    const answer = await caller.post('/enrolment/repair', opening(consumerId, changes));
    if (answer.status !== 200) throw new Error(`INIT: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Walked;
  }

  /** Everything but the beneficiary's code. */
  async function withEvidence(start: Start, changes: Record<string, unknown> = {}): Promise<Walked> {
    const opened = await open(start, changes);
    const invoiced = await repairer(start.caller, opened, 'FAC', {
      ...(await trial.upload(start.entityId, pdf, 'pdf')),
      amount_net: 42.5,
    });
    return repairer(start.caller, invoiced, 'PHO', await trial.upload(start.entityId, png, 'png'));
  }

  /** A file at status 1. */
  async function complete(start: Start, changes: Record<string, unknown> = {}): Promise<Walked> {
    const ready = await withEvidence(start, changes);
    const asked = await repairer(start.caller, ready, 'SMS');
    return repairer(start.caller, asked, 'VAL', { code: await trial.code(asked.repair_id) });
  }

  return { begin, open, withEvidence, complete, repairer, staff };
}
