import { secondPersonRefusals } from '@alveole/domain';
import { repairsUnderTest, write } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const path = '/v1/repairs/second_review';
const none = { drawn_percent: 0, first_files: 0 };
const as = (userId: string, permission: 0 | 1 = 0) => tested.harness.as('ADM', { userId, permission });
const read = async () => (await as('ann').get(path)).body;

/** Sets the policy on the version that stands. */
async function set(policy: object): Promise<void> {
  const answer = await as('ann').put(path, { ...none, ...policy, last_row_hash: (await read()).row_hash });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
}
afterEach(async () => {
  tested.harness.refusedPersons.clear();
  await set({});
});

const found = async ({ repair_rozo_id }: FileInHand, userId = 'ann') =>
  (await as(userId).get(`/backend/repair_by_rozo_id/${repair_rozo_id}`)).body;
const decide = async (file: FileInHand, code: string, userId: string) =>
  as(userId).put('/backend/repair', write({ ...file, row_hash: (await found(file)).row_hash }, code));
const complete = async () => {
  const start = await tested.journeys.begin();
  return { start, file: await tested.journeys.complete(start) };
};

describe('the setting of the second review', () => {
  it('asks for no second operator until an administrator sets the policy, who is named', async () => {
    expect(await read()).toMatchObject({ ...none, changes: [] });
    await set({ from_premium: 42.5, drawn_percent: 5, first_files: 3 });
    expect(await read()).toMatchObject({
      from_premium: 42.5,
      drawn_percent: 5,
      first_files: 3,
      changes: [{ from_premium: 42.5, user_name: expect.any(String) }],
    });
  });

  it('refuses a policy of the second review below administrator level, on a former version, and outside its limits', async () => {
    await set({});
    const { row_hash } = await read();
    expect((await as('eve', 1).put(path, { ...none, last_row_hash: row_hash })).status).toBe(403);
    expect((await as('ann').put(path, none)).body.code).toBe('RepairVersionMismatchException');
    for (const wrong of [{ drawn_percent: 101 }, { drawn_percent: 1.5 }, { first_files: -1 }, { from_premium: 1e9 }])
      expect((await as('ann').put(path, { ...none, ...wrong, last_row_hash: row_hash })).status).toBe(400);
    expect((await tested.harness.as('FUB').get(path)).status).toBe(403);
  });
});

describe('a validation on which two operators decide', () => {
  it('refuses a validation to the first operator, who recommends it, and accepts it from another', async () => {
    await set({ from_premium: 40 });
    const { start, file } = await complete();
    expect((await decide(file, 'AVAL', 'ann')).body.message).toBe('A second operator must confirm the validation.');
    expect((await decide(file, 'RECO', 'ann')).body.status).toBe(1);
    expect((await decide(file, 'AVAL', 'ann')).body.message).toBe('Another operator confirms this validation.');
    expect((await found(file)).second_review).toEqual({
      causes: ['premium'],
      recommended_by: { user_id: 'ann', user_name: expect.any(String) },
    });
    expect((await decide(file, 'AVAL', 'bob')).body.status).toBe(5);
    const own = (await start.caller.get(`/enrolment/repair/${file.repair_id}`)).body;
    expect(own).not.toHaveProperty('second_review');
    expect(own.history.map(({ operation_code }: { operation_code: string }) => operation_code)).not.toContain('RECO');
    expect((await start.caller.get(`/enrolment/repair/${file.repair_id}/history`)).text).not.toContain('RECO');
    expect((await as('bob').get(`/backend/repair/${file.repair_id}/history`)).text).toContain('RECO');
  });

  it('accepts a validation of a file that is still assigned to who recommended it', async () => {
    await set({ from_premium: 40 });
    const { file } = await complete();
    const { repair_id } = file;
    await as('ann').put('/backend/attach_repair', { repair_id, rozo_user_id: 'ann' });
    expect((await decide(file, 'RECO', 'ann')).status).toBe(200);
    expect((await decide(file, 'AVAL', 'bob')).body.status).toBe(5);
  });

  it('refuses a recommended validation to an account that is no second person', async () => {
    await set({ from_premium: 40 });
    const { file } = await complete();
    await decide(file, 'RECO', 'ann');
    tested.harness.refusedPersons.set('bob', secondPersonRefusals.opened);
    expect((await decide(file, 'AVAL', 'bob')).status).toBe(403);
    expect((await found(file)).status).toBe(1);
  });

  it('lists a recommended file until another operation makes the recommendation void', async () => {
    await set({ drawn_percent: 100 });
    const { start, file } = await complete();
    const listed = async () =>
      (await as('bob').get('/backend/repairs?recommended=yes')).body.map((row: FileInHand) => row.repair_id);
    expect(await listed()).not.toContain(file.repair_id);
    await decide(file, 'RECO', 'ann');
    expect(await listed()).toContain(file.repair_id);
    const answered = await found(file);
    await tested.journeys.repairer(start.caller, { ...file, ...answered }, 'MSG', { text: 'Merci' });
    expect(await listed()).toContain(file.repair_id);
    await tested.journeys.repairer(start.caller, { ...file, ...(await found(file)) }, 'RECU', { mail: 'a@exemple.fr' });
    expect(await listed()).toContain(file.repair_id);
    const motif = { tab: ['Photo floue'] };
    await tested.journeys.staff(as('bob'), { ...file, ...(await found(file)) }, 'COM', { motif });
    expect(await listed()).not.toContain(file.repair_id);
  });

  it('tells staff alone which files wait for another operator: in the rows, the counts and the queues', async () => {
    await set({ drawn_percent: 100 });
    const { start, file } = await complete();
    const { body: before } = await as('bob').get('/v1/repairs/counts');
    await decide(file, 'RECO', 'ann');
    const { body: rows } = await as('bob').get('/backend/repairs?recommended=yes');
    expect(rows).toContainEqual(expect.objectContaining({ repair_id: file.repair_id, is_recommended: true }));
    const { body: counts } = await as('bob').get('/v1/repairs/counts');
    expect(counts.to_confirm).toBe(before.to_confirm + 1);
    const { body: queues } = await as('bob').get('/v1/repairs/waiting');
    expect(queues).toContainEqual(
      expect.objectContaining({ is_recommended: true, count: counts.to_confirm, median_since: expect.any(String) }),
    );
    expect(counts.to_confirm_by_status[1]).toBe((before.to_confirm_by_status[1] ?? 0) + 1);
    expect((await start.caller.get('/v1/repairs/counts')).body).not.toHaveProperty('to_confirm');
    expect((await start.caller.get('/enrolment/repairs')).text).not.toContain('is_recommended');
  });

  it('leaves a recommended file out of the queue of its status, whose count and list agree', async () => {
    await set({ drawn_percent: 100 });
    const { file } = await complete();
    const queueNow = async () => {
      const { body: queues } = await as('bob').get('/v1/repairs/waiting');
      const { body: rows } = await as('bob').get('/backend/repairs?status=1&recommended=no');
      const { count } = queues.find(({ status }: { status: number }) => status === 1);
      expect(rows).toHaveLength(count);
      return { count, ids: rows.map((row: FileInHand) => row.repair_id) };
    };
    const before = await queueNow();
    expect(before.ids).toContain(file.repair_id);
    await decide(file, 'RECO', 'ann');
    const after = await queueNow();
    expect(after.count).toBe(before.count - 1);
    expect(after.ids).not.toContain(file.repair_id);
  });

  it('asks for a second operator for the first files of a shop alone', async () => {
    await set({ first_files: 1 });
    const start = await tested.journeys.begin();
    const first = await tested.journeys.complete(start);
    const consumerId = tested.harness.person().consumer_id;
    const second = await tested.journeys.complete({ ...start, consumerId });
    expect((await found(second)).second_review.causes).toEqual(['new-shop']);
    await decide(first, 'RECO', 'ann');
    await decide(first, 'AVAL', 'bob');
    expect(await found(second)).not.toHaveProperty('second_review');
    expect((await decide(second, 'AVAL', 'ann')).body.status).toBe(5);
  });
});
