import { repairsUnderTest } from '../journeys.harness.ts';
import { abandonedFiles } from '../run-in-mass/mass-files.harness.ts';

const test = repairsUnderTest();
const admin = () => test.harness.as('ADM');
const ids = (rows: readonly { repair_id: string }[]) => rows.map(({ repair_id }) => repair_id);

describe('the files of an establishment', () => {
  it('are narrowed by status, kind and days, page after page', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 200, 501);
    const path = `/backend/entity/${entity.entity_id}/repairs`;
    const first = (await admin().get(`${path}?status=2&gender=0`)).body;
    expect(first).toHaveLength(196);
    const last = first[194];
    const rest = (await admin().get(`${path}?created_before=${last.create_date},${last.repair_id}`)).body;
    expect([...ids(first.slice(0, 195)), ...ids(rest)]).toEqual(files.map(({ id }) => id));
    expect((await admin().get(`${path}?status=1`)).body).toEqual([]);
    const between = async (days: string) => (await admin().get(`${path}?${days}`)).body.length;
    expect(await between('start_date=2026-01-05&end_date=2026-01-05')).toBe(196);
    expect(await between('end_date=2026-01-04')).toBe(0);
    expect(await between('start_date=2026-01-06')).toBe(0);
    expect((await admin().get(`${path}?start_date=2026-02-30`)).status).toBe(400);
  });

  it('are a repairer’s own under the other prefix, and no other’s', async () => {
    const [one, other] = [await test.journeys.begin(), await test.journeys.begin()];
    const file = await test.journeys.open(one);
    for (const call of ['repairs', 'repairs_stats']) {
      const path = `/enrolment/entity/${one.entityId}/${call}`;
      expect((await one.caller.get(path)).status).toBe(200);
      expect((await admin().get(path)).status).toBe(200);
      expect(await other.caller.get(path)).toMatchObject({ status: 403, body: { code: 'NotAuthorizedException' } });
      expect((await one.caller.get(`/backend/entity/${one.entityId}/${call}`)).status).toBe(403);
    }
    expect(ids((await one.caller.get(`/enrolment/entity/${one.entityId}/repairs`)).body)).toEqual([file.repair_id]);
  });

  it('that are validated wait for their transfer by week, until an approved one holds them', async () => {
    const start = await test.journeys.begin();
    const files = [await test.journeys.complete(start), await test.journeys.complete(start)];
    for (const file of files) await test.journeys.staff(admin(), file, 'AVAL');
    const read = async () => (await admin().get(`/backend/entity/${start.entityId}/repairs_stats`)).body;
    expect(await read()).toEqual([{ week_start_date: '2026-03-02', nbre_doss_attente_gen_sepa: 2 }]);
    await test.harness.models.repairs.updateOne(
      { _id: files[0]?.repair_id },
      { $set: { refundLocks: [{ funderId: 'programme', batchId: 'batch', at: new Date() }] } },
    );
    expect(await read()).toEqual([{ week_start_date: '2026-03-02', nbre_doss_attente_gen_sepa: 1 }]);
  });
});

describe('files by their ids', () => {
  it('come in the order that they are asked in, without those that nobody has', async () => {
    const { files } = await abandonedFiles(test.harness, 3, 502);
    const [one, two, three] = files.map(({ id }) => id);
    const asked = (list: string) => admin().get(`/backend/repairs_by_ids?ids=${list}`);
    expect(ids((await asked(`${two},nobody,${one},${three}`)).body)).toEqual([two, one, three]);
    expect((await asked('')).status).toBe(400);
    expect((await asked(Array.from({ length: 101 }, (_, n) => n).join(','))).status).toBe(400);
  });
});
