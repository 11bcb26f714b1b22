import { RepairStatus, repairStatusCodes } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';
import { statisticsCommand } from '../recount-statistics/statistics.command.ts';
import type { Person } from '../record/people.ts';
import type { StatisticsState } from '../store/statistics-model.ts';
import { countRepairs } from './count-repairs.ts';

const tested = repairsUnderTest();

const path = '/v1/repairs/counts';

describe('the counts', () => {
  it('are per status, of a repairer’s own files alone', async () => {
    const start = await tested.journeys.begin();
    await tested.journeys.open(await tested.journeys.begin());
    const abandoned = await tested.journeys.open(start);
    await tested.journeys.repairer(start.caller, abandoned, 'CAN');
    await tested.journeys.open(start);
    const { body } = await start.caller.get(path);
    expect(body).toMatchObject({
      total: 2,
      mine: 2,
      by_status: { [RepairStatus.incomplete]: 1, [RepairStatus.abandoned]: 1, [RepairStatus.toReview]: 0 },
    });
  });

  it('are of every file for staff, whose own are those that they hold', async () => {
    const file = await tested.journeys.open(await tested.journeys.begin());
    const admin = tested.harness.as('ADM', { userId: 'user-mine' });
    await tested.harness.drain();
    const { total } = (await admin.get(path)).body;
    await tested.journeys.open(await tested.journeys.begin());
    await admin.put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'user-mine' });
    await tested.harness.drain();
    expect((await admin.get(path)).body).toMatchObject({ total: total + 1, mine: 1 });
  });

  it('hold the files with a message that the caller has not read, until it is marked as read', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.open(start);
    await tested.journeys.open(start);
    const admin = tested.harness.as('ADM');
    const { unread: before } = (await admin.get(path)).body;
    const asked = await tested.journeys.repairer(start.caller, file, 'MSG', { text: 'Quand serai-je payé ?' });
    expect((await start.caller.get(path)).body).toMatchObject({ total: 2, unread: 0 });
    expect((await admin.get(path)).body).toMatchObject({ unread: before + 1 });
    await tested.journeys.staff(admin, asked, 'MSG', { text: 'Cette semaine.' });
    expect((await start.caller.get(path)).body).toMatchObject({ total: 2, unread: 1 });
    expect((await start.caller.put(`/v1/repairs/read_marks/${file.repair_id}`, {})).status).toBe(200);
    expect((await start.caller.get(path)).body).toMatchObject({ total: 2, unread: 0 });
  });

  it('are not for the federation', async () => {
    expect((await tested.harness.as('FUB').get(path)).status).toBe(403);
    expect((await tested.harness.as('ADM').get(path)).status).toBe(200);
  });
});

describe('once the files are counted for the statistics', () => {
  const admin = () => tested.harness.as('ADM');

  it('each status is told from there, as the files stand', async () => {
    await tested.harness.drain();
    const { body: counted } = await admin().get(path);
    await tested.harness.run(statisticsCommand, '--recount');
    expect((await admin().get(path)).body).toEqual(counted);
    const start = await tested.journeys.begin();
    await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'CAN');
    await tested.journeys.complete(await tested.journeys.begin());
    await tested.harness.drain();
    const { by_status: before } = counted;
    expect((await admin().get(path)).body).toMatchObject({
      total: counted.total + 2,
      by_status: {
        ...before,
        [RepairStatus.abandoned]: before[RepairStatus.abandoned] + 1,
        [RepairStatus.toReview]: before[RepairStatus.toReview] + 1,
      },
    });
  });

  const countedWith = async (state: { current: string; building?: string }) => {
    const asked: object[] = [];
    const ports = {
      repairs: { count: (filter: object) => Promise.resolve(asked.push(filter) && 3) },
      statistics: {
        state: () => Promise.resolve(state as StatisticsState),
        movements: () => Promise.resolve([{ counts: { entered: { 0: 5, 1: 4 }, left: { 0: 4 } } }]),
      },
    };
    return { asked, counts: await countRepairs(ports, { role: 'ADM', userId: 'ann' } as Person) };
  };

  it('no file is looked at but those that the asker holds, those unread and those that wait for a confirmation', async () => {
    const { asked, counts } = await countedWith({ current: 'one' });
    expect(counts).toMatchObject({ total: 5, mine: 3 });
    expect(counts.byStatus).toMatchObject({ [RepairStatus.incomplete]: 1, [RepairStatus.toReview]: 4 });
    expect(asked[0]).toEqual({ operatorId: 'ann' });
    expect(asked[1]).toEqual({ isUnread: true });
    expect(asked.slice(2).every((filter) => 'isRecommended' in filter)).toBe(true);
  });

  it('the files themselves are counted while a recount is under way, since news go there', async () => {
    const { asked, counts } = await countedWith({ current: 'one', building: 'two' });
    expect(counts.byStatus).toMatchObject({ [RepairStatus.incomplete]: 3 });
    expect(asked).toHaveLength(repairStatusCodes.length + 6);
  });
});
