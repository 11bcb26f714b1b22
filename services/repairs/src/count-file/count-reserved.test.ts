import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { weekOf } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';
import { statisticsCommand } from '../recount-statistics/statistics.command.ts';
import { envelope } from '../repairs.harness.ts';
import { countersOf, nonZero } from './counters.harness.ts';

const tested = repairsUnderTest();
const { counters, changeOf } = countersOf(tested);
const pending = `pending.${weekOf(new Date('2026-03-02T09:00:00.000Z'))}`;

const lock = (refund_id: string, repair_ids: string[]) =>
  tested.harness.asService('refunds').put('/v1/repairs/refund_locks', { refund_id, repair_ids });
const batch = (refund_id: string, repair_ids: string[]) => ({
  ...envelope(),
  aggregate_id: refund_id,
  sequence: 2,
  data: { refund_id, repair_ids },
});
const approved = (refund_id: string, repair_ids: string[]) =>
  events.refundApproved.create(batch(refund_id, repair_ids));
const rejected = (refund_id: string, repair_ids: string[]) => {
  const event = batch(refund_id, repair_ids);
  return events.refundRejected.create({
    ...event,
    data: { ...event.data, corrected_ids: [], entity_ids: [], transfers: [], reason: 'AC01' },
  });
};
const confirmed = (refund_id: string, repair_ids: string[]) => {
  const event = batch(refund_id, repair_ids);
  const confirmed_at = tested.harness.clock.now.toISOString();
  return events.refundConfirmed.create({
    ...event,
    data: { ...event.data, corrected_ids: [], transfers: [], confirmed_at },
  });
};

/** A validated file, counted. */
async function waiting(): Promise<string[]> {
  const { file } = await tested.journeys.validated();
  await tested.harness.drain();
  return [file.repair_id];
}

beforeAll(async () => void (await tested.harness.run(statisticsCommand, '--recount')));

describe('a file that waits for its transfer', () => {
  it('waits no more once an approved batch holds it, however often that is told', async () => {
    const ids = await waiting();
    const change = await changeOf(async () => {
      await lock('held', ids);
      const event = approved('held', ids);
      await Promise.all([tested.harness.publish(event), tested.harness.publish({ ...event, event_id: randomUUID() })]);
    });
    expect(change).toEqual({ [pending]: -1 });
  });

  it('waits again when the bank refuses the transfer, until another batch holds it', async () => {
    const ids = await waiting();
    await lock('refused', ids);
    await tested.harness.publish(approved('refused', ids));
    expect(await changeOf(() => tested.harness.publish(rejected('refused', ids)))).toEqual({ [pending]: 1 });
    await lock('second', ids);
    expect(await changeOf(() => tested.harness.publish(approved('second', ids)))).toEqual({ [pending]: -1 });
  });

  it('is taken off once: neither its payment nor a recount does so again', async () => {
    const ids = await waiting();
    await lock('paid', ids);
    await tested.harness.publish(approved('paid', ids));
    const change = await changeOf(() => tested.harness.publish(confirmed('paid', ids)));
    expect(change).toMatchObject({ 'entered.6': 1, paid: 1 });
    expect(change).not.toHaveProperty([pending]);
    const before = await counters();
    expect(await tested.harness.run(statisticsCommand)).toEqual([expect.stringContaining(' 0 écarts.')]);
    await tested.harness.run(statisticsCommand, '--recount');
    expect(nonZero(await counters()).sort()).toEqual(nonZero(before).sort());
  });

  it('whose batch was never told of is named by the comparison, and mended by the event', async () => {
    const ids = await waiting();
    await lock('untold', ids);
    tested.harness.clock.now = new Date(tested.harness.clock.now.getTime() + 11 * 60_000);
    await expect(tested.harness.run(statisticsCommand)).rejects.toThrow('--recount');
    await tested.harness.publish(approved('untold', ids));
    expect(await tested.harness.run(statisticsCommand)).toEqual([expect.stringContaining(' 0 écarts.')]);
  });
});
