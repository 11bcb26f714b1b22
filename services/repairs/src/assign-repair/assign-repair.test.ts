import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { journeysOf } from '../journeys.harness.ts';

describe('assigning a file', () => {
  let harness: RepairsHarness;
  beforeAll(async () => {
    harness = await startRepairs();
  });
  afterAll(() => harness?.close());

  const url = '/backend/attach_repair';
  const operator = (userId: string) => harness.as('ADM', { permission: 1, userId });
  async function opened() {
    const journeys = journeysOf(harness);
    return journeys.open(await journeys.begin());
  }
  const holder = async (id: string) => (await harness.as('ADM').get(`/enrolment/repair/${id}`)).body.rozo_user_id;

  it('is anybody’s for permission 0, who may release too, with a trace of each', async () => {
    const { repair_id } = await opened();
    const admin = harness.as('ADM');
    expect((await admin.put(url, { repair_id, rozo_user_id: 'bob' })).status).toBe(200);
    expect(await holder(repair_id)).toBe('bob');
    expect((await admin.put(url, { repair_id, rozo_user_id: '' })).status).toBe(200);
    expect(await holder(repair_id)).toBeUndefined();
    const stored = await harness.models.repairs.findById(repair_id).lean();
    expect(stored?.assignments.map(({ operatorId, by }) => [operatorId, by.userId])).toEqual([
      ['bob', 'user-adm'],
      [null, 'user-adm'],
    ]);
  });

  it('keeps the name that the account holds, beside the file and in its trace', async () => {
    const { repair_id } = await opened();
    const admin = harness.as('ADM', { userName: 'LEROY Ann' });
    await admin.put(url, { repair_id, rozo_user_id: 'bob' });
    expect((await admin.get(`/enrolment/repair/${repair_id}`)).body.rozo_user_name).toBe('ROUX Bob');
    await admin.put(url, { repair_id, rozo_user_id: 'user-adm' });
    expect((await admin.get(`/enrolment/repair/${repair_id}`)).body.rozo_user_name).toBe('LEROY Ann');
    await admin.put(url, { repair_id, rozo_user_id: '' });
    expect((await admin.get(`/enrolment/repair/${repair_id}`)).body.rozo_user_name).toBeUndefined();
    const stored = await harness.models.repairs.findById(repair_id).lean();
    expect(stored?.assignments.map(({ operatorName }) => operatorName)).toEqual(['ROUX Bob', 'LEROY Ann', null]);
  });

  it('is told in the file to staff: who reserved it, to whom it went, who released it; and nothing of it at the counter', async () => {
    const journeys = journeysOf(harness);
    const start = await journeys.begin();
    const { repair_id, repair_rozo_id } = await journeys.open(start);
    const admin = harness.as('ADM', { userName: 'LEROY Ann' });
    for (const rozo_user_id of ['user-adm', '', 'bob']) await admin.put(url, { repair_id, rozo_user_id });
    const { assignments } = (await admin.get(`/backend/repair_by_rozo_id/${repair_rozo_id}`)).body;
    const actor = { role: 'ADM', user_name: 'LEROY Ann' };
    expect(assignments).toEqual([
      { at: expect.any(String), actor, holder: { user_id: 'user-adm', user_name: 'LEROY Ann' }, is_own: true },
      { at: expect.any(String), actor, is_own: false },
      { at: expect.any(String), actor, holder: { user_id: 'bob', user_name: 'ROUX Bob' }, is_own: false },
    ]);
    const { body } = await start.caller.get(`/enrolment/repair/${repair_id}`);
    expect(body).not.toHaveProperty('assignments');
  });

  it.each([
    ['nobody who may sign in', 'user-9', 400, 'rozo_user_id (INVALID): Unknown user'],
    ['a member who reviews establishments only', 'sam', 403, 'This user may not decide this file.'],
    ['a member of the federation', 'fay', 403, 'This user may not decide this file.'],
  ])('goes to no %s', async (_, rozo_user_id, status, message) => {
    const { repair_id } = await opened();
    const answer = await harness.as('ADM').put(url, { repair_id, rozo_user_id });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await holder(repair_id)).toBeUndefined();
  });

  it('waits for nobody while accounts do not answer: 503, and the file as it was', async () => {
    const { repair_id } = await opened();
    harness.auth.away = true;
    const answer = await harness.as('ADM').put(url, { repair_id, rozo_user_id: 'bob' });
    const own = await operator('user-1').put(url, { repair_id, rozo_user_id: 'user-1' });
    harness.auth.away = false;
    expect([answer.status, own.status, await holder(repair_id)]).toEqual([503, 200, 'user-1']);
  });

  it('is for oneself, and on a free file, for permission 1', async () => {
    const { repair_id } = await opened();
    expect((await operator('user-1').put(url, { repair_id, rozo_user_id: 'user-2' })).status).toBe(403);
    expect((await operator('user-1').put(url, { repair_id, rozo_user_id: 'user-1' })).status).toBe(200);
    expect((await operator('user-2').put(url, { repair_id, rozo_user_id: 'user-2' })).status).toBe(403);
    expect(await holder(repair_id)).toBe('user-1');
  });

  it('goes to one of ten operators who reserve the file at once', async () => {
    const { repair_id } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => operator(`user-${n}`).put(url, { repair_id, rozo_user_id: `user-${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
  });

  it('gives a new row_hash, so that a screen of before must read again', async () => {
    const file = await opened();
    const { body } = await harness.as('ADM').put(url, { repair_id: file.repair_id, rozo_user_id: 'user-adm' });
    expect(body.row_hash).not.toBe(file.row_hash);
  });

  it('does not know a file that is not there, nor other roles', async () => {
    expect((await harness.as('ADM').put(url, { repair_id: 'none', rozo_user_id: 'x' })).body.code).toBe(
      'RepairNotFoundException',
    );
    expect((await harness.as('REP').put(url, { repair_id: 'none', rozo_user_id: 'x' })).status).toBe(403);
    expect((await harness.as('FUB').put(url, { repair_id: 'none', rozo_user_id: 'x' })).status).toBe(403);
  });
});
