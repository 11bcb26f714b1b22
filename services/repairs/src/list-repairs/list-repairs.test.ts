import { rowsPerPage, shownPerPage } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { seedRepairs } from '../seeding/seed-repairs.ts';
import type { SeedRepair } from '../seeding/seed-repairs.ts';
import { consumerOf, entityOf, startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { journeysOf } from '../journeys.harness.ts';

let harness: RepairsHarness;
beforeAll(async () => {
  harness = await startRepairs();
});
afterAll(() => harness?.close());

const entity = entityOf({ entity_id: 'shop-of-many', prefix: 77 });
const person = consumerOf({ last_name: 'NOMBREUX', first_name: 'ZOE' });

/** Files that share instants, given up at once so that one person may have them all. */
function many(count: number): SeedRepair[] {
  const author = { role: 'REP' as const, userName: 'Camille' };
  return Array.from({ length: count }, (_, n) => {
    const openedAt = new Date(Date.UTC(2026, 0, 5, 8, Math.floor(n / 7)));
    return {
      kind: 0,
      digits: String(10_000 + n),
      entity,
      consumer: person,
      bike: { brand: 'Autre', serial: `S${n}` },
      openedAt,
      openedBy: author,
      steps: [{ operation: 'CAN', at: openedAt, author }],
    };
  });
}

type Row = {
  repair_id: string;
  repair_rozo_id: string;
  create_date: string;
  status: number;
  repair_entity_id: string;
  rozo_user_id?: string;
};

describe('the lists', () => {
  beforeAll(async () => {
    await seedRepairs(harness.database, {
      campaign: openEndedCampaign,
      entities: [entity],
      consumers: [person],
      repairs: many(450),
    });
  });
  const own = () => harness.as('REP', { entityId: entity.entity_id });

  it('give 196 rows of which 195 are shown, and lose or repeat none over pages with equal instants', async () => {
    const seen: Row[] = [];
    let path = '/enrolment/repairs';
    for (;;) {
      const { body } = await own().get(path);
      const shown: Row[] = body.slice(0, shownPerPage);
      seen.push(...shown);
      if (body.length <= shownPerPage) break;
      const last = shown.at(-1) as Row;
      path = `/enrolment/repairs?created_before=${encodeURIComponent(`${last.create_date},${last.repair_id}`)}`;
    }
    expect(seen).toHaveLength(450);
    expect(new Set(seen.map(({ repair_id }) => repair_id)).size).toBe(450);
    expect(seen.map(({ create_date }) => create_date)).toEqual(
      seen
        .map(({ create_date }) => create_date)
        .sort()
        .reverse(),
    );
  });

  it('walk forward from created_after, oldest first', async () => {
    const { body } = await harness
      .as('ADM')
      .get(`/backend/repairs?entity_id=${entity.entity_id}&created_after=2026-01-05T08:10:00.000Z`);
    const dates = body.map(({ create_date }: Row) => create_date);
    expect(dates[0]).toBe('2026-01-05T08:11:00.000Z');
    expect(dates).toEqual([...dates].sort());
  });

  it('are filtered by establishment for a repairer, whatever he asks', async () => {
    const { rep } = await harness.shop();
    expect((await rep.get('/enrolment/repairs')).body).toEqual([]);
    expect((await rep.get('/enrolment/repairs?query=nombreux')).body).toEqual([]);
    expect((await rep.get(`/enrolment/repairs?entity_id=${entity.entity_id}`)).status).toBe(400);
    expect((await rep.get('/backend/repairs')).status).toBe(403);
    expect((await harness.as('ADM').get('/backend/repairs')).status).toBe(200);
  });

  it.each(['🚲', '--', '.*'])('find nothing for %s, at the desk and at the counter', async (signs) => {
    const query = `query=${encodeURIComponent(signs)}`;
    expect((await harness.as('ADM').get(`/backend/repairs?${query}`)).body).toEqual([]);
    const counter = harness.as('REP', { entityId: entity.entity_id });
    expect((await counter.get('/enrolment/repairs')).body).not.toEqual([]);
    expect((await counter.get(`/enrolment/repairs?${query}`)).body).toEqual([]);
  });

  it('find by name, number and status, together', async () => {
    const admin = harness.as('ADM');
    const found = async (query: string) => (await admin.get(`/backend/repairs?${query}`)).body as Row[];
    expect((await found('query=zoe%20nombr&status=2')).length).toBe(rowsPerPage);
    expect((await found('query=zoe%20nombr&status=0')).length).toBe(0);
    expect((await found('query=10003')).map(({ repair_rozo_id }) => repair_rozo_id)).toEqual(['REP00077_10003']);
    expect((await found('query=REP00077_10003&gender=0')).length).toBe(1);
    expect((await found('query=REP00077_10003&gender=1')).length).toBe(0);
  });

  it('take the filters of a repairer in one field too, where a filter of its own name goes first', async () => {
    const found = async (query: string) => (await own().get(`/enrolment/repairs?${query}`)).body as Row[];
    const params = (filters: string) => `params=${encodeURIComponent(filters)}`;
    expect((await found(params('status=2&gender=0'))).length).toBe(rowsPerPage);
    expect((await found(params('status=3'))).length).toBe(0);
    expect((await found(params('gender=1'))).length).toBe(0);
    expect((await found(`${params('status=3')}&status=2`)).length).toBe(rowsPerPage);
    expect((await found('params=')).length).toBe(rowsPerPage);
  });

  it.each(['status=99', 'status=two', 'entity_id=another', 'status'])(
    'refuse %s among those filters',
    async (filters) => {
      const { status, body } = await own().get(`/enrolment/repairs?params=${encodeURIComponent(filters)}`);
      expect([status, body.message]).toEqual([400, 'params (INVALID): Invalid filters']);
    },
  );

  it('returns to a repairer the bike of each file, and when it was validated while its money is on its way', async () => {
    const journeys = journeysOf(harness);
    const { rep, file } = await journeys.validated();
    const found = async () =>
      (await rep.get('/enrolment/repairs')).body.find(({ repair_id }: Row) => repair_id === file.repair_id);
    const { history, bike } = (await rep.get(`/enrolment/repair/${file.repair_id}`)).body;
    const validated = history.find(({ operation_code }: { operation_code: string }) => operation_code === 'AVAL');
    const row = await found();
    expect(row.bike).toEqual({ brand: bike.brand, serial: bike.serial });
    expect(row.validated_at.slice(0, 19).replace('T', ' ')).toBe(validated.operation_date);
    const { id, rowHash } = { id: file.repair_id, rowHash: row.row_hash };
    const message = { operation_code: 'MSG', operation_data: { text: 'Bonjour' } };
    const sent = await rep.put('/enrolment/repair', { repair_id: id, last_row_hash: rowHash, repair_data: message });
    expect(sent.status).toBe(200);
    expect((await found()).validated_at).toBe(row.validated_at);
  });

  it('return to a repairer what was last asked for in a file that waits for complements, and to staff nothing of it', async () => {
    const journeys = journeysOf(harness);
    const start = await journeys.begin();
    const file = await journeys.complete(start);
    const other = await journeys.open({ ...start, consumerId: harness.person().consumer_id });
    const rowsOf = async (caller: typeof start.caller, path: string): Promise<unknown[]> => {
      const rows: { repair_id: string; request_lines?: string[] }[] = (await caller.get(path)).body;
      // Opened at one instant, they stand in any order.
      return [other, file].map((one) => rows.find(({ repair_id }) => repair_id === one.repair_id)?.request_lines);
    };
    const asked = await journeys.staff(harness.as('ADM'), file, 'COM', { motif: { tab: ['La facture est floue'] } });
    expect(await rowsOf(start.caller, '/enrolment/repairs')).toEqual([undefined, ['La facture est floue']]);
    const again = await journeys.staff(harness.as('ADM'), asked, 'COMR', {});
    expect(await rowsOf(start.caller, '/enrolment/repairs')).toEqual([undefined, undefined]);
    await journeys.staff(harness.as('ADM'), again, 'COM', { motif: { tab: ['La photo manque', 'La date aussi'] } });
    expect(await rowsOf(start.caller, '/enrolment/repairs')).toEqual([undefined, ['La photo manque', 'La date aussi']]);
    expect(await rowsOf(harness.as('ADM'), '/backend/repairs')).toEqual([undefined, undefined]);
  });

  it('show a repairer those with a message that he has not read, with his other filters too', async () => {
    const { rep, entity: shop } = await harness.shop();
    const journeys = journeysOf(harness);
    const start = { caller: rep, entityId: shop.entity_id, consumerId: harness.person().consumer_id };
    const unread = await journeys.open(start);
    const unreadByStaff = await journeys.open({ ...start, consumerId: harness.person().consumer_id });
    await harness.models.repairs.updateOne({ fileNumber: unread.repair_rozo_id }, { $set: { unreadByRepairer: true } });
    await harness.models.repairs.updateOne(
      { fileNumber: unreadByStaff.repair_rozo_id },
      { $set: { unreadByStaff: true } },
    );
    const found = async (query: string) =>
      (await rep.get(`/enrolment/repairs?${query}`)).body.map(({ repair_id }: Row) => repair_id);
    expect(await found('unread=yes')).toEqual([unread.repair_id]);
    expect(await found('unread=yes&status=0')).toEqual([unread.repair_id]);
    expect(await found('unread=yes&status=2')).toEqual([]);
    expect(await found(`params=${encodeURIComponent('unread=yes')}`)).toEqual([unread.repair_id]);
  });

  it('refuse a search that leaves nothing to look for, and operators', async () => {
    const admin = harness.as('ADM');
    expect((await admin.get('/backend/repairs?query=de%20la')).status).toBe(400);
    expect((await admin.get('/backend/repairs?query[$gt]=')).status).toBe(400);
    expect((await admin.get('/backend/repairs?created_before=yesterday')).status).toBe(400);
  });

  it('show who holds what: mine is what I hold', async () => {
    const { rep, entity: shop } = await harness.shop();
    const file = await journeysOf(harness).open({
      caller: rep,
      entityId: shop.entity_id,
      consumerId: harness.person().consumer_id,
    });
    const admin = harness.as('ADM', { userId: 'user-mine' });
    await admin.put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'user-mine' });
    expect((await admin.get('/backend/repairs?mine=yes')).body.map(({ repair_id }: Row) => repair_id)).toEqual([
      file.repair_id,
    ]);
  });
});
