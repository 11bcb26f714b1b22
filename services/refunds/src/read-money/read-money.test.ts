import { RepairStatus } from '@alveole/domain';
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
  const refundId = await refunds.exported(file);
  await refunds.move(refundId, 'confirmed', (await refunds.batch(refundId)).row_hash);
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
    expect(money.reference).toMatch(/^ALV-[0-9A-F]{16}-0001$/);
    expect(money.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['due', 50],
      ['batched', 50],
      ['paid', 50],
      ['adjustment', 6],
    ]);
    expect(Date.parse(money.promised_at) - Date.parse(money.entries[0].at)).toBe(30 * 86_400_000);
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
  });
});

describe('an establishment', () => {
  it('reads what it is owed, and its own transfers with their files', async () => {
    const entity = await refunds.establishment();
    const [paid, waiting] = [await refunds.fileAt(validated, entity), await refunds.fileAt(validated, entity)];
    const refundId = await refunds.exported(paid);
    const own = refunds.partner(entity);
    expect((await own.get('/v1/refunds/owed')).body).toMatchObject({ files: 2, due: 50, on_its_way: 50 });
    expect((await own.get('/v1/refunds/payments')).body).toMatchObject([
      { refund_id: refundId, amount: 50, state: 'sent', lines: [{ repair_id: paid, amount: 50 }] },
    ]);
    expect((await refunds.partner(await refunds.establishment()).get('/v1/refunds/payments')).body).toEqual([]);
    expect(waiting).not.toBe(paid);
  });

  it('learns that nothing is owed', async () => {
    expect((await refunds.partner(await refunds.establishment()).get('/v1/refunds/owed')).body).toEqual({
      files: 0,
      due: 0,
      on_its_way: 0,
    });
  });
});

describe('how often the promise held', () => {
  it('may be read by anybody', async () => {
    for (let paid = 0; paid < 5; paid += 1) await corrected(await refunds.establishment(), 5000);
    const before = (await refunds.drafter.get('/v1/refunds/promise')).body;
    await corrected(await refunds.establishment(), 5000);
    const after = (await refunds.drafter.get('/v1/refunds/promise')).body;
    expect(after).toEqual({ delay_days: 30, paid: before.paid + 1, paid_in_time: before.paid_in_time + 1 });
  });

  it.each([0, 4])('is held back of %i paid files, which could point to a person', async (paid) => {
    const accounts = { countPaid: async () => paid };
    const answer = await readPromise({ accounts, delayDays: 30, now: () => new Date() } as never);
    expect(answer).toEqual({ delay_days: 30, paid: null, paid_in_time: null });
  });
});
