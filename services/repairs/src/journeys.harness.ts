import { randomUUID } from 'node:crypto';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { randomDigits } from '@alveole/service-kit';
import type { HarnessCaller } from '@alveole/testing/node';
import { pdf, png } from './evidence.harness.ts';
import { startRepairs } from './repairs.harness.ts';
import type { RepairsHarness } from './repairs.harness.ts';

/** A file as a test goes on with it: its newest row_hash and status. */
export interface FileInHand {
  readonly repair_id: string;
  readonly repair_rozo_id: string;
  readonly row_hash: string;
  readonly status: number;
}

/** Who opens a file, and for whom. */
export interface Start {
  readonly caller: HarnessCaller;
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
export function write({ repair_id, row_hash }: FileInHand, operation_code: string, operation_data: object = {}) {
  return { repair_id, last_row_hash: row_hash, repair_data: { operation_code, operation_data } };
}

export type Journeys = ReturnType<typeof journeysOf>;

/** The steps of the procedure over the service's own calls; each throws when it is refused. */
export function journeysOf(harness: RepairsHarness) {
  async function put(
    caller: HarnessCaller,
    path: string,
    file: FileInHand,
    operation_code: string,
    operation_data: object,
  ): Promise<FileInHand> {
    const answer = await caller.put(path, write(file, operation_code, operation_data));
    if (answer.status !== 200) throw new Error(`${operation_code}: ${answer.status} ${answer.text}`);
    return { ...file, ...(answer.body as FileInHand) };
  }
  const repairer = (caller: HarnessCaller, file: FileInHand, code: string, data: object = {}) =>
    put(caller, '/enrolment/repair', file, code, data);
  const staff = (caller: HarnessCaller, file: FileInHand, code: string, data: object = {}) =>
    put(caller, '/backend/repair', file, code, data);

  /** A repairer and a beneficiary whom nobody else has. */
  async function begin(shop: Partial<EntitySnapshot> = {}): Promise<Start> {
    const { rep, entity } = await harness.shop(shop);
    return { caller: rep, entityId: entity.entity_id, consumerId: harness.person().consumer_id };
  }

  async function open({ caller, consumerId }: Start, changes: Record<string, unknown> = {}): Promise<FileInHand> {
    const answer = await caller.post('/enrolment/repair', opening(consumerId, changes));
    if (answer.status !== 200) throw new Error(`INIT: ${answer.status} ${answer.text}`);
    return answer.body as FileInHand;
  }

  /** Everything but the beneficiary's code. */
  async function withEvidence(start: Start, changes: Record<string, unknown> = {}): Promise<FileInHand> {
    const opened = await open(start, changes);
    const invoice = { ...(await harness.upload(start.entityId, pdf, 'pdf')), amount_net: 42.5 };
    const invoiced = await repairer(start.caller, opened, 'FAC', invoice);
    return repairer(start.caller, invoiced, 'PHO', await harness.upload(start.entityId, png, 'png'));
  }

  /** A file that waits for its review. */
  async function complete(start: Start, changes: Record<string, unknown> = {}): Promise<FileInHand> {
    const ready = await withEvidence(start, changes);
    const asked = await repairer(start.caller, ready, 'SMS');
    return repairer(start.caller, asked, 'VAL', { code: await harness.code(asked.repair_id) });
  }

  /** A file that waits for its refund, as a sample or not. */
  async function validated(sample = false) {
    const admin = harness.as('ADM');
    const start = await begin();
    const file = await complete(start);
    const path = sample ? ['ECH', 'AVALECH'] : ['AVAL'];
    let reviewed = file;
    for (const code of path) reviewed = await staff(admin, reviewed, code);
    return { rep: start.caller, admin, file: reviewed };
  }

  return { begin, open, withEvidence, complete, validated, repairer, staff };
}

/** The service and its journeys for every case of a test file: started before them, closed behind them. */
export function repairsUnderTest(): { readonly harness: RepairsHarness; readonly journeys: Journeys } {
  let harness: RepairsHarness | undefined;
  let journeys: Journeys | undefined;
  beforeAll(async () => {
    harness = await startRepairs();
    journeys = journeysOf(harness);
  });
  afterAll(() => harness?.close());
  return {
    get harness() {
      return started(harness);
    },
    get journeys() {
      return started(journeys);
    },
  };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The service starts with the first case, not before.');
  return part;
}
