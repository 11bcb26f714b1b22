import { randomUUID } from 'node:crypto';
import { RepairStatus } from '@alveole/domain';
import fc from 'fast-check';
import { draftBatch } from './draft-batch/draft-batch.ts';
import { dyingPorts, untilItDies } from './dying-ports.harness.ts';
import { camt, pain002 } from './hear-bank/bank-files.fixture.ts';
import { moveBatch } from './move-batch/move-batch.ts';
import { openRefunds } from './refunds.harness.ts';
import type { OpenRefunds } from './refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const { validated, refunded, sampleToReview } = RepairStatus;
const drafter = { userId: 'adm-0', userName: 'LEROY Sophie' };
const approver = { userId: 'adm-1', userName: 'ROUX Jean' };

/** What the test knows of a file: what the programme granted, whether its premium may still be taken back. */
interface Known {
  readonly id: string;
  readonly entity: string;
  sequence: number;
  granted: number;
}

interface World {
  readonly files: Known[];
  readonly batches: string[];
}

type Step = readonly [name: string, file: number, batch: number, cents: number];

/** Everybody does something at some moment: repairs, staff, the bank, a broker that delivers again, a power cut. */
const steps: Readonly<
  Record<string, (world: World, at: { file: Known; batch: string; cents: number }) => Promise<unknown>>
> = {
  async correct(_world, { file, cents }) {
    const { status } = (await accountOf(file)) ?? {};
    if (status !== 'paid') return;
    file.granted = cents;
    file.sequence += 1;
    await tell(file, refunded);
  },
  async withdraw(_world, { file }) {
    if ((await accountOf(file))?.status !== 'waiting') return;
    file.sequence += 1;
    await refunds.fileAt(sampleToReview, file.entity, { repair_id: file.id, sequence: file.sequence, cents: 0 });
    file.granted = 0;
    refunds.lockable.delete(file.id);
  },
  async draft({ batches, files }) {
    const answer = await refunds.draft(...files.map(({ id }) => id));
    if (answer.status === 200) batches.push(answer.body.refund_id);
  },
  draftOne: async ({ batches }, { file }) => {
    const answer = await refunds.draft(file.id);
    if (answer.status === 200) batches.push(answer.body.refund_id);
  },
  async draftUntilKilled({ batches, files }, { cents }) {
    const ports = dyingPorts(refunds, cents % 6);
    const batchId = randomUUID();
    const request = { repairIds: files.map(({ id }) => id), person: drafter, requestId: 'killed' };
    await untilItDies(draftBatch({ ...ports, newId: () => batchId }, request));
    if (await ports.batches.find(batchId)) batches.push(batchId);
  },
  async approveUntilKilled(_world, { batch, cents }) {
    if (!batch) return;
    const { row_hash: lastRowHash } = await refunds.batch(batch);
    const move = { batchId: batch, step: 'approved' as const, lastRowHash, person: approver, requestId: 'killed' };
    await untilItDies(moveBatch(dyingPorts(refunds, cents % 4), move));
  },
  approve: (_world, { batch }) => lead(batch, 'approved'),
  export: (_world, { batch }) => lead(batch, 'exported'),
  confirm: (_world, { batch }) => lead(batch, 'confirmed'),
  pay: (_world, { batch }) => bank(batch, 'paid'),
  reject: (_world, { batch }) => bank(batch, 'rejected'),
  giveBack: (_world, { batch }) => bank(batch, 'returned'),
  async deliverAgain(_world, { file }) {
    await tell(file, (await accountOf(file))?.status === 'paid' ? refunded : validated);
    for (const event of refunds.published.slice(-10)) await refunds.handle(event);
  },
};

async function tell(file: Known, status: RepairStatus) {
  const { granted: cents, sequence } = file;
  await refunds.fileAt(status, file.entity, { repair_id: file.id, sequence, cents });
  if (status !== validated) refunds.lockable.delete(file.id);
}

async function accountOf({ id }: Known) {
  const { entries, paid, on_its_way } = await refunds.money(id);
  if (entries === undefined) return undefined;
  const wasPaid = entries.some(({ kind }: { kind: string }) => kind === 'paid');
  return { status: wasPaid ? 'paid' : on_its_way === 0 ? 'waiting' : 'held', paid };
}

async function lead(batch: string, state: string) {
  if (!batch) return;
  const { row_hash } = await refunds.batch(batch);
  await refunds.move(batch, state, row_hash);
}

async function bank(batch: string, outcome: 'paid' | 'rejected' | 'returned') {
  if (!batch) return;
  const [transfer] = (await refunds.batch(batch)).transfers;
  if (!transfer) return;
  const { reference, amount } = transfer;
  const status = { reference, status: 'RJCT', reason: 'MS03' };
  if (outcome === 'rejected') return refunds.hear(pain002('ALV', [status]));
  const line = { reference, amount: amount.toFixed(2), ...(outcome === 'returned' ? { returned: 'MS03' } : {}) };
  return refunds.hear(camt('054', [line]));
}

const isPremium = ({ is_correction }: { is_correction: boolean }) => !is_correction;
const cents = (euros: number) => Math.round(euros * 100);

/**
 * For every file and over all: what is paid, on its way and due is what was granted; no premium stands twice, no
 * transfer is a debit, and its lines say why it is what it is.
 */
async function check({ files, batches }: World) {
  await refunds.drain();
  let [granted, paid, due, onItsWay] = [0, 0, 0, 0];
  for (const file of files) {
    const money = await refunds.money(file.id);
    expect(cents(money.granted)).toBe(file.granted);
    expect(cents(money.paid) + cents(money.on_its_way) + cents(money.due)).toBe(file.granted);
    // What the bank has answered is on its way no more.
    if (money.batch?.state === 'confirmed') expect(money.on_its_way).toBe(0);
    granted += file.granted;
    paid += cents(money.paid);
    due += cents(money.due);
    onItsWay += cents(money.on_its_way);
  }
  let transferred = 0;
  const premiums: string[] = [];
  for (const batchId of batches) {
    const { transfers, lines } = await refunds.batch(batchId);
    for (const { amount, state, entity_id } of transfers) {
      expect(amount).toBeGreaterThan(0);
      const own = lines.filter((line: { entity_id: string }) => line.entity_id === entity_id);
      expect(own.reduce((sum: number, line: { amount: number }) => sum + cents(line.amount), 0)).toBe(cents(amount));
      if (state === 'paid') transferred += cents(amount);
      if (state === 'paid')
        premiums.push(...own.filter(isPremium).map((line: { repair_id: string }) => line.repair_id));
    }
  }
  expect(new Set(premiums).size).toBe(premiums.length);
  expect(transferred).toBe(paid);
  expect(paid + due + onItsWay).toBe(granted);
}

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...Object.keys(steps)),
  fc.nat({ max: 3 }),
  fc.nat({ max: 3 }),
  fc.integer({ min: 0, max: 6000 }),
);

async function openWorld(): Promise<World> {
  const world: World = { files: [], batches: [] };
  const entities = [await refunds.establishment(), await refunds.establishment()];
  for (const n of [0, 1, 2, 3]) {
    const entity = entities[n % 2] ?? '';
    const id = await refunds.fileAt(validated, entity, { cents: 1000 * (n + 1) });
    world.files.push({ id, entity, sequence: 5, granted: 1000 * (n + 1) });
  }
  return world;
}

async function take(world: World, [name, file, batch, amount]: Step): Promise<void> {
  const at = { file: world.files[file] as Known, batch: world.batches.at(-1 - batch) ?? '', cents: amount };
  await steps[name]?.(world, at);
}

it('pays exactly what was granted, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (walk) => {
      const world = await openWorld();
      for (const one of walk) {
        await take(world, one);
        await refunds.drain();
      }
      await check(world);
    }),
    { numRuns: 25 },
  );
});

/** Repairs decides these against a lock, on its own document: none happens in the middle of an approval. */
const ofRepairs: ReadonlySet<string> = new Set(['correct', 'withdraw']);
const moment = fc.array(step, { minLength: 2, maxLength: 5 });

it('pays exactly what was granted when administrators, the bank and the broker act at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 4, maxLength: 8 }), async (walk) => {
      const world = await openWorld();
      for (const together of walk) {
        for (const one of together.filter(([name]) => ofRepairs.has(name))) await take(world, one);
        await Promise.all(together.filter(([name]) => !ofRepairs.has(name)).map((one) => take(world, one)));
        await refunds.drain();
      }
      await check(world);
    }),
    { numRuns: 15 },
  );
});
