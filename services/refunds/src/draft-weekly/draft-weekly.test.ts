import { RepairStatus } from '@alveole/domain';
import { createPorts } from '../assemble.ts';
import { noBankFiles, openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { dueWeek, weeklyBatchId } from '../record/batch-week.ts';
import type { BatchDay } from '../record/batch-week.ts';
import { draftWeekly } from './draft-weekly.ts';

describe('the week that is due', () => {
  it.each<[string, BatchDay, string, string | undefined]>([
    ['begins on its day', 'monday', '2026-11-23T05:00:00Z', '2026-11-23'],
    ['is still due later in the week', 'monday', '2026-11-29T20:00:00Z', '2026-11-23'],
    ['is not due before its day', 'thursday', '2026-11-25T12:00:00Z', undefined],
    ['is named by its Monday', 'thursday', '2026-11-26T12:00:00Z', '2026-11-23'],
    ['begins at midnight of Paris', 'monday', '2026-11-22T23:30:00Z', '2026-11-23'],
    ['is never due where batches are drafted by hand', 'off', '2026-11-26T12:00:00Z', undefined],
  ])('%s', (_rule, batchDay, now, week) => {
    expect(dueWeek(batchDay, new Date(now))).toBe(week);
  });

  it('has batches of its own', () => {
    const account = { iban: 'FR76', funderId: 'programme' };
    const [another, town] = [
      { ...account, iban: 'FR14' },
      { ...account, funderId: 'ville' },
    ];
    const ids = [
      weeklyBatchId(account, '2026-11-23', 0),
      weeklyBatchId(account, '2026-11-23', 1),
      weeklyBatchId(account, '2026-11-30', 0),
      weeklyBatchId(another, '2026-11-23', 0),
      weeklyBatchId(town, '2026-11-23', 0),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the batch of the week', () => {
  let refunds: OpenRefunds;
  beforeAll(async () => {
    refunds = await openRefunds();
  });
  afterAll(() => refunds?.close());

  const portsOf = (now: Date) => ({
    ...createPorts({
      config: { ...refunds.config, BATCH_DAY: 'monday' },
      database: refunds.database,
      auth: refunds.clients.auth,
      repairs: refunds.clients.repairs,
      enrolment: refunds.clients.enrolment,
      bankFiles: noBankFiles,
      now: () => now,
    }),
  });

  it('holds what can be paid, once, whoever looks and however often, and waits for its approver', async () => {
    const payable = await refunds.fileAt(RepairStatus.validated, await refunds.establishment());
    const file = await refunds.fileAt(RepairStatus.validated, await refunds.establishment(''));
    const monday = new Date('2032-03-01T08:00:00Z');
    const replicas = [portsOf(monday), portsOf(monday)];
    expect((await Promise.all(replicas.map(draftWeekly))).reduce((sum, drafted) => sum + drafted, 0)).toBe(1);
    expect(await draftWeekly(portsOf(new Date('2032-03-04T08:00:00Z')))).toBe(0);
    const batch = await refunds.batch(
      weeklyBatchId({ iban: refunds.config.DEBTOR_IBAN, funderId: 'programme' }, '2032-03-01', 0),
    );
    expect(batch).toMatchObject({ state: 'drafted', drafted_by: 'Lot de la semaine' });
    const ids = batch.lines.map(({ repair_id }: { repair_id: string }) => repair_id);
    expect([ids.includes(payable), ids.includes(file)]).toEqual([true, false]);
    expect((await refunds.move(batch.refund_id, 'approved', batch.row_hash)).status).toBe(200);
  });

  it('is drafted for the files of the next week again, and not for nothing', async () => {
    const nextMonday = new Date('2032-03-08T08:00:00Z');
    expect(await draftWeekly(portsOf(nextMonday))).toBe(0);
    await refunds.fileAt(RepairStatus.validated, await refunds.establishment());
    expect(await draftWeekly(portsOf(nextMonday))).toBe(1);
  });
});
