import { RepairStatus } from '@alveole/domain';
import { credits, recoveriesOf } from '../follow-recoveries/recoveries.harness.ts';
import { camt } from '../hear-bank/bank-files.fixture.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { readPromise } from './read-promise.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const { validated, refunded } = RepairStatus;

/** A file that was paid and then corrected. */
async function corrected(entity: string, cents: number): Promise<string> {
  const file = await refunds.fileAt(validated, entity);
  const batchId = await refunds.exported(file);
  await refunds.move(batchId, 'confirmed', (await refunds.batch(batchId)).row_hash);
  await refunds.drain();
  await refunds.fileAt(refunded, entity, { repair_id: file, sequence: 7, cents });
  return file;
}

describe('the money of a file', () => {
  it('is told with its ledger, by when it was promised and by which transfer it came', async () => {
    const entity = await refunds.establishment();
    const file = await corrected(entity, 5600);
    const money = (await refunds.partner(entity).get(`/v1/refunds/files/${file}`)).body;
    expect(money).toMatchObject({ granted: 56, paid: 50, due: 6, on_its_way: 0 });
    expect(money.batch).toMatchObject({ state: 'confirmed' });
    expect(money.paid_at).toBe(money.entries[2].at);
    expect(money.reference).toMatch(/^ALV-[0-9A-F]{16}-0001$/);
    expect(money.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['due', 50],
      ['batched', 50],
      ['paid', 50],
      ['adjustment', 6],
    ]);
    expect(Date.parse(money.promised_at) - Date.parse(money.entries[0].at)).toBe(30 * 86_400_000);
  });

  it('has no day of payment once it came back, and no transfer until the next one', async () => {
    const file = await refunds.fileAt(validated, await refunds.establishment());
    const batchId = await refunds.exported(file);
    const [{ reference }] = (await refunds.batch(batchId)).transfers;
    await refunds.hear(camt('054', [{ reference, amount: '50.00' }]));
    await refunds.hear(camt('054', [{ reference, amount: '50.00', returned: 'MS03' }]));
    await refunds.drain();
    const money = await refunds.money(file);
    expect(money).toMatchObject({ paid: 0, due: 50 });
    expect([money.paid_at, money.reference, money.batch]).toEqual([undefined, undefined, undefined]);
    const { refund_id } = (await refunds.draft(file)).body;
    expect((await refunds.money(file)).batch).toMatchObject({ refund_id, state: 'drafted' });
  });

  it('pays a returned premium again as a premium, and a corrected one as a correction', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(validated, entity);
    const firstBatch = await refunds.exported(file);
    const [{ reference }] = (await refunds.batch(firstBatch)).transfers;
    await refunds.hear(camt('054', [{ reference, amount: '50.00' }]));
    await refunds.hear(camt('054', [{ reference, amount: '50.00', returned: 'MS03' }]));
    await refunds.drain();
    const tooMuch = await corrected(entity, 4200);
    const { refund_id } = await refunds.approved(file);
    const payments: { refund_id: string }[] = (await refunds.partner(entity).get('/v1/refunds/payments')).body;
    expect(payments.find((payment) => payment.refund_id === refund_id)).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({ repair_id: file, amount: 50, is_correction: false }),
        expect.objectContaining({ repair_id: tooMuch, amount: -8, is_correction: true }),
      ]),
    });
  });

  it('of another establishment is told to nobody', async () => {
    const file = await refunds.fileAt(validated, await refunds.establishment());
    const stranger = refunds.partner(await refunds.establishment());
    expect((await stranger.get(`/v1/refunds/files/${file}`)).status).toBe(404);
  });
});

describe('what was paid too much', () => {
  it('is taken back from the next transfer, with a line that says so', async () => {
    const entity = await refunds.establishment();
    const tooMuch = await corrected(entity, 4200);
    const next = await refunds.fileAt(validated, entity);
    const { refund_id } = await refunds.approved(next);
    expect(await refunds.batch(refund_id)).toMatchObject({
      total: 42,
      lines: expect.arrayContaining([
        expect.objectContaining({ repair_id: next, amount: 50, is_correction: false }),
        expect.objectContaining({ repair_id: tooMuch, amount: -8, is_correction: true }),
      ]),
      transfers: [expect.objectContaining({ amount: 42 })],
    });
  });

  it('waits while nothing is due that it could be taken from', async () => {
    const entity = await refunds.establishment();
    const file = await corrected(entity, 0);
    expect((await refunds.draft(file)).status).toBe(409);
    expect(await refunds.money(file)).toMatchObject({ due: -50 });
    await refunds.fileAt(validated, entity, { cents: 2000 });
    expect((await refunds.partner(entity).get('/v1/refunds/owed')).body).toMatchObject({ due: -30, retained: 50 });
  });
});

describe('an establishment', () => {
  it('reads what it is owed, and its own transfers with their files', async () => {
    const entity = await refunds.establishment();
    const [paid, waiting] = [await refunds.fileAt(validated, entity), await refunds.fileAt(validated, entity)];
    const batchId = await refunds.exported(paid);
    const own = refunds.partner(entity);
    expect((await own.get('/v1/refunds/owed')).body).toMatchObject({ files: 2, due: 50, on_its_way: 50 });
    expect((await own.get('/v1/refunds/payments')).body).toMatchObject([
      {
        refund_id: batchId,
        payee_name: 'Cycles & Cie Évreux',
        amount: 50,
        state: 'sent',
        lines: [{ repair_id: paid, amount: 50, promised_at: (await refunds.money(paid)).promised_at }],
      },
    ]);
    expect((await refunds.partner(await refunds.establishment()).get('/v1/refunds/payments')).body).toEqual([]);
    expect(waiting).not.toBe(paid);
  });

  it('learns that nothing is owed', async () => {
    expect((await refunds.partner(await refunds.establishment()).get('/v1/refunds/owed')).body).toEqual({
      files: 0,
      due: 0,
      retained: 0,
      to_pay_back: 0,
      paid_beyond: 0,
      on_its_way: 0,
    });
  });

  it('reads each cent that it was paid too much once: asked for by an open request, or retained', async () => {
    const shops = recoveriesOf(refunds);
    const { entityId } = await shops.owing(4500);
    const owed = async () => (await refunds.partner(entityId).get('/v1/refunds/owed')).body;
    await refunds.fileAt(validated, entityId, { cents: 900 });
    expect(await owed()).toMatchObject({ due: -36, retained: 45, to_pay_back: 0 });
    await shops.request(entityId, 36, { reason: 'Campagne terminée' });
    expect(await owed()).toMatchObject({ due: 0, retained: 9, to_pay_back: 36 });
    await refunds.fileAt(validated, entityId, { cents: 600 });
    expect(await owed()).toMatchObject({ due: 0, retained: 15, to_pay_back: 30 });
  });
});

describe('what an establishment paid back beyond its request', () => {
  it('is told to it until people have decided, of a surplus and of a payment to a request that was over, and to nobody else', async () => {
    const shops = recoveriesOf(refunds);
    const { entityId, recovery } = await shops.requested(4500);
    const { recovery: other } = await shops.requested(4500);
    const beyond = async (entity: string) => (await refunds.partner(entity).get('/v1/refunds/owed')).body.paid_beyond;
    await refunds.hear(credits('053', [{ amount: '50.00', reference: recovery.reference }]));
    expect(await beyond(entityId)).toBe(5);
    await refunds.hear(credits('053', [{ amount: '12.00', reference: recovery.reference, day: '2026-11-28' }]));
    expect([await beyond(entityId), await beyond(other.entity_id)]).toEqual([17, 0]);
  });
});

describe('how often the promise held', () => {
  it('may be read by anybody', async () => {
    for (let paid = 0; paid < 5; paid += 1) await corrected(await refunds.establishment(), 5000);
    const before = (await refunds.drafter.get('/v1/refunds/promise')).body;
    await corrected(await refunds.establishment(), 5000);
    const after = (await refunds.drafter.get('/v1/refunds/promise')).body;
    expect(after).toEqual({ ...before, paid: before.paid + 1, paid_in_time: before.paid_in_time + 1 });
  });

  it('counts what waits beyond its delay, and staff sees it coming', async () => {
    const watched = async () => (await refunds.drafter.get('/v1/refunds/promises')).body;
    const promise = async () => (await refunds.drafter.get('/v1/refunds/promise')).body;
    const [watchedBefore, reportedBefore] = [await watched(), await promise()];
    const [waiting, blocked] = [
      await refunds.fileAt(validated, await refunds.establishment('')),
      await refunds.fileAt(validated, await refunds.establishment()),
    ];
    await refunds.draft(blocked);
    const day = 86_400_000;
    const later = async <T>(days: number, read: () => Promise<T>): Promise<T> => {
      const before = refunds.clock.now;
      refunds.clock.now = new Date(before.getTime() + days * day);
      const answer = await read();
      refunds.clock.now = before;
      return answer;
    };
    expect(await watched()).toEqual(watchedBefore);
    const soon = await later(25, watched);
    expect(soon.soon.files).toBeGreaterThanOrEqual(2);
    expect(soon.soon.in_batch).toBeGreaterThanOrEqual(1);
    expect(soon.late).toEqual({ files: 0, in_batch: 0 });
    expect((await later(31, watched)).late).toEqual(soon.soon);
    expect((await later(31, promise)).overdue).toBe(reportedBefore.overdue + soon.soon.files);
    expect((await refunds.money(waiting)).promised_at).toBeDefined();
  });

  it.each([0, 4])('is held back of %i paid files, which could point to a person', async (paid) => {
    const accounts = { countPaid: async () => paid, countUnpaid: async () => ({ files: 0, inBatch: 0 }) };
    const askPaymentDelay = async () => 30;
    const answer = await readPromise({ accounts, askPaymentDelay, now: () => new Date() } as never);
    expect(answer).toEqual({ delay_days: 30, paid: null, paid_in_time: null, overdue: null });
  });
});
