import { events } from '@alveole/contracts';
import { weekOf } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';
import { statisticsCommand } from '../recount-statistics/statistics.command.ts';
import { envelope } from '../repairs.harness.ts';
import { statisticsModelsOf } from '../store/statistics-model.ts';
import type { StoredCounts } from '../store/statistics-model.ts';
import { countersOf, nonZero } from './counters.harness.ts';

const tested = repairsUnderTest();
const { counters, changeOf } = countersOf(tested);
const compared = () => tested.harness.run(statisticsCommand);

beforeAll(async () => void (await tested.harness.run(statisticsCommand, '--recount')));

const week = weekOf(new Date('2026-03-02T09:00:00.000Z'));

describe('the counters', () => {
  it('follow a file from its opening to its validation, in its department', async () => {
    const change = await changeOf(() => tested.journeys.validated());
    expect(change).toMatchObject({
      'entered.0': 1,
      'entered.5': 1,
      filed: 1,
      validated: 1,
      grantedCents: 4250,
      'decision.1': 1,
      'sms.asked': 1,
      [`pending.${week}`]: 1,
    });
    expect(change).not.toHaveProperty(`waits.${week}`);
    const [cell] = await statisticsModelsOf(tested.harness.database)
      .cells.find()
      .lean<{ departments: StoredCounts }[]>();
    expect(cell?.departments).toMatchObject({ 67: { filed: 1, validated: 1, grantedCents: 4250 } });
  });

  it('count a repeated or overtaken event once', async () => {
    const change = await changeOf(async () => {
      const { file } = await tested.journeys.validated();
      await tested.harness.drain();
      const openedEvent = tested.harness.events(file.repair_id);
      for (const event of [...openedEvent].reverse()) await tested.harness.publish(event);
    });
    expect(change).toMatchObject({ 'entered.0': 1, filed: 1, validated: 1, grantedCents: 4250 });
  });

  it('count an operation once, though the service died before it had noted it', async () => {
    const change = await changeOf(async () => {
      const { file } = await tested.journeys.validated();
      await tested.harness.drain();
      await tested.harness.models.repairs.updateOne({ _id: file.repair_id }, { $set: { 'counted.operations': 2 } });
      await tested.harness.publish(tested.harness.events(file.repair_id).at(-1)!);
    });
    expect(change).toMatchObject({ filed: 1, validated: 1, grantedCents: 4250 });
  });

  it('tell what became of a message, each once', async () => {
    const report = (repair_id: string, event_id: string, state: 'sent' | 'delivered') =>
      tested.harness.publish(
        events.smsDeliveryReported.create({
          ...envelope(),
          aggregate_id: event_id,
          sequence: 1,
          data: { event_id, repair_id, state, at: '2026-03-02T09:01:00.000Z' },
        }),
      );
    const change = await changeOf(async () => {
      const start = await tested.journeys.begin();
      const file = await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'SMS');
      await tested.harness.drain();
      const message = tested.harness.events(file.repair_id, 'repair.code-requested').at(-1)?.event_id ?? '';
      await report(file.repair_id, message, 'sent');
      await report(file.repair_id, message, 'delivered');
      await report(file.repair_id, message, 'delivered');
      // Overtaken by the one above.
      await report(file.repair_id, message, 'sent');
    });
    expect(change).toMatchObject({ 'sms.asked': 1, 'sms.delivered': 1 });
    expect(change).not.toHaveProperty('sms.sent');
  });

  it('are what the files say, and stay so when they are counted anew', async () => {
    await tested.journeys.validated(true);
    await tested.harness.drain();
    const before = await counters();
    expect(await compared()).toEqual([expect.stringMatching(/^\d+ dossiers relus, 0 écarts\.$/)]);
    await tested.harness.run(statisticsCommand, '--recount');
    expect(await counters()).toEqual(expect.objectContaining(Object.fromEntries(nonZero(before))));
    expect(nonZero(await counters())).toHaveLength(nonZero(before).length);
  });

  it('that are wrong are named, and mended by a recount', async () => {
    const { cells } = statisticsModelsOf(tested.harness.database);
    await cells.updateOne({ kind: 0 }, { $inc: { 'counts.filed': 1 } });
    await expect(compared()).rejects.toThrow('--recount');
    expect(await tested.harness.run(statisticsCommand, '--recount')).toHaveLength(2);
    expect(await compared()).toHaveLength(1);
  });
});
