import { RepairKind, RepairStatus, repairStatusCodes } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';
import { abandonedFiles } from '../run-in-mass/mass-files.harness.ts';

const test = repairsUnderTest();

type Row = { repair_id: string; repair_rozo_id: string };

/** Files of one shop, each changed in the store as a long life would have left it. */
async function shopOf(changes: readonly object[], digits: number) {
  const { entity, files } = await abandonedFiles(test.harness, changes.length, digits);
  const model = test.harness.models.repairs;
  await Promise.all(
    changes.map((change, n) => model.updateOne({ fileNumber: files[n]?.fileNumber }, { $set: change })),
  );
  const numbers = files.map(({ fileNumber }) => fileNumber);
  const admin = test.harness.as('ADM', { userId: 'user-who-asks' });
  const asked = (query: string) => `entity_id=${entity.entity_id}&${query}`;
  return {
    numbers,
    /** The places, among the changes, of the files that are found. */
    async found(query: string): Promise<number[]> {
      const { body } = await admin.get(`/backend/repairs?${asked(query)}`);
      const counted = await admin.get(`/v1/repairs/listed_count?${asked(query)}`);
      expect(counted.body).toEqual({ count: body.length });
      return body.map(({ repair_rozo_id }: Row) => numbers.indexOf(repair_rozo_id)).sort();
    },
  };
}

describe('the filters of the staff’s list', () => {
  it('take several statuses and natures, and count what they leave', async () => {
    const { found } = await shopOf(
      [
        { status: RepairStatus.toReview },
        { status: RepairStatus.complemented, gender: RepairKind.session },
        { status: RepairStatus.sampleToReview },
        { status: RepairStatus.validated },
      ],
      610,
    );
    expect(await found('statuses=1,4')).toEqual([0, 1]);
    expect(await found('status=1')).toEqual([0]);
    expect(await found('genders=0,1')).toEqual([0, 1, 2, 3]);
    expect(await found('gender=1&statuses=1,4,5')).toEqual([1]);
    expect(await found(`statuses=${repairStatusCodes.join(',')}`)).toEqual([0, 1, 2, 3]);
  });

  it('find what is in the sample, together with statuses too', async () => {
    const { found } = await shopOf(
      [
        { status: RepairStatus.toReview },
        { status: RepairStatus.sampleToReview },
        { status: RepairStatus.sampleValidated },
      ],
      611,
    );
    expect(await found('sample=yes')).toEqual([1, 2]);
    expect(await found('sample=yes&status=8')).toEqual([1]);
    expect(await found('sample=yes&status=1')).toEqual([]);
  });

  it('find what is unread, of an incident, mine and of a department', async () => {
    const { found } = await shopOf(
      [
        { unreadByStaff: true },
        { operations: ['INIT', 'BUG'] },
        { operatorId: 'user-who-asks' },
        { counted: { generation: '1', operations: 1, department: '2A', sms: {} } },
      ],
      612,
    );
    expect(await found('unread=yes')).toEqual([0]);
    expect(await found('incident=yes')).toEqual([1]);
    expect(await found('mine=yes')).toEqual([2]);
    expect(await found('department=2A')).toEqual([3]);
    expect(await found('department=2A&unread=yes')).toEqual([]);
  });

  it('bound the days of Paris and the amounts, both counted in', async () => {
    const { found } = await shopOf(
      [
        { createdAt: new Date('2025-03-09T22:59:59Z'), invoiceCents: 4_999 },
        { createdAt: new Date('2025-03-09T23:00:00Z'), invoiceCents: 5_000 },
        { createdAt: new Date('2025-03-11T22:59:59Z'), invoiceCents: 12_050 },
        { createdAt: new Date('2025-03-11T23:00:00Z') },
      ],
      613,
    );
    expect(await found('start_date=2025-03-10&end_date=2025-03-11')).toEqual([1, 2]);
    expect(await found('amount_from=50&amount_to=120.5')).toEqual([1, 2]);
    expect(await found('amount_to=49.99')).toEqual([0]);
    expect(await found('start_date=2025-03-11&amount_from=1')).toEqual([2]);
  });

  it('narrow a search, which they are counted with', async () => {
    const { found, numbers } = await shopOf([{ status: RepairStatus.toReview }, {}], 614);
    expect(await found(`query=${numbers[0]}&statuses=1,4`)).toEqual([0]);
    expect(await found(`query=${numbers[1]}&statuses=1,4`)).toEqual([]);
  });

  it('stand over pages of either order', async () => {
    const { files, entity } = await abandonedFiles(test.harness, 450, 615);
    const admin = test.harness.as('ADM');
    const walk = async (order: string, cursor: string) => {
      const seen: string[] = [];
      for (let behind = ''; ;) {
        const path = `/backend/repairs?entity_id=${entity.entity_id}&statuses=2,3&order=${order}${behind}`;
        const { body } = await admin.get(path);
        seen.push(...body.map(({ repair_rozo_id }: Row) => repair_rozo_id));
        if (body.length < 196) return seen;
        behind = `&${cursor}=${encodeURIComponent(`${body.at(-1).create_date},${body.at(-1).repair_id}`)}`;
      }
    };
    const newest = await walk('newest', 'created_before');
    expect(new Set(newest)).toEqual(new Set(files.map(({ fileNumber }) => fileNumber)));
    expect(await walk('oldest', 'created_after')).toEqual(newest.toReversed());
  });

  it.each([
    'statuses=1,99',
    'statuses=',
    'statuses=1;4',
    'status=1,4',
    'gender=9',
    'unread=no',
    'department=6',
    'start_date=2025-02-30',
    'amount_from=1e3',
    'amount_from=-4',
    'order=price',
    'mine[$ne]=yes',
  ])('refuse %s', async (query) => {
    expect((await test.harness.as('ADM').get(`/backend/repairs?${query}`)).status).toBe(400);
  });

  it('are the administrators’ alone', async () => {
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await test.harness.as(role).get('/v1/repairs/listed_count')).status).toBe(403);
    expect((await test.harness.as('ADM').get('/v1/repairs/listed_count?query=de%20la')).status).toBe(400);
  });
});
