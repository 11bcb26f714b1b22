import { calendarDay, RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

const day = 86_400_000;
const now = new Date('2027-02-01T10:00:00.000Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * day);

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
  refunds.clock.now = now;
  refunds.campaign.paymentDelayDays = 10;
  refunds.laterVersions.push({ holds_from: calendarDay(daysFromNow(5)), paymentDelayDays: 45 });
});
afterAll(() => refunds?.close());

const promisedAt = async (file: string) => new Date((await refunds.money(file)).promised_at);
const promise = async () => (await refunds.drafter.get('/v1/refunds/promise')).body;

async function validatedOn(days: number): Promise<string> {
  return refunds.fileAt(RepairStatus.validated, await refunds.establishment(), { occurredAt: daysFromNow(days) });
}

describe('the promise of a file, where a later version of the campaign has another delay', () => {
  it('is that of the version in force on the day of its validation, whenever its event comes', async () => {
    expect(await promisedAt(await validatedOn(0))).toEqual(daysFromNow(10));
    expect(await promisedAt(await validatedOn(6))).toEqual(daysFromNow(51));
    refunds.clock.now = daysFromNow(6);
    expect(await promisedAt(await validatedOn(1))).toEqual(daysFromNow(11));
    refunds.clock.now = now;
  });

  it('stays as it was told when its premium is corrected under the later version', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(RepairStatus.validated, entity, { occurredAt: now });
    const correction = { repair_id: file, sequence: 6, cents: 4000, occurredAt: daysFromNow(7) };
    await refunds.fileAt(RepairStatus.validated, entity, correction);
    expect(await refunds.money(file)).toMatchObject({ granted: 40, promised_at: daysFromNow(10).toISOString() });
  });

  it('is what the public record and the desk count by, file by file', async () => {
    refunds.clock.now = daysFromNow(12);
    const entity = await refunds.establishment();
    for (let index = 0; index < 5; index += 1)
      await refunds.fileAt(RepairStatus.validated, entity, { occurredAt: daysFromNow(1) });
    const [watchedBefore, before] = [(await refunds.drafter.get('/v1/refunds/promises')).body, await promise()];
    await refunds.fileAt(RepairStatus.validated, entity, { occurredAt: daysFromNow(1) });
    await refunds.fileAt(RepairStatus.validated, entity, { occurredAt: daysFromNow(6) });
    expect(await promise()).toEqual({ ...before, delay_days: 45, overdue: before.overdue + 1 });
    const watched = (await refunds.drafter.get('/v1/refunds/promises')).body;
    expect(watched.late.files).toBe(watchedBefore.late.files + 1);
    expect(watched.soon).toEqual(watchedBefore.soon);
    refunds.clock.now = now;
  });

  it('counts a payment as in time by its own day, and not by the delay of today', async () => {
    refunds.clock.now = daysFromNow(14);
    const paidAfter = async (validatedDaysFromNow: number) => {
      const { paid_in_time: inTime } = await promise();
      const file = await validatedOn(validatedDaysFromNow);
      const batchId = await refunds.exported(file);
      await refunds.move(batchId, 'confirmed', (await refunds.batch(batchId)).row_hash);
      await refunds.drain();
      return (await promise()).paid_in_time - inTime;
    };
    expect(await paidAfter(1)).toBe(0);
    expect(await paidAfter(6)).toBe(1);
    refunds.clock.now = now;
  });
});
