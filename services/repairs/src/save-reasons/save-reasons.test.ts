import { maxReviewReasons } from '@alveole/contracts/review';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const path = '/v1/repairs/review_reasons';
const as = (permission: 0 | 1) => tested.harness.as('ADM', { permission });
const read = async () => (await as(1).get(path)).body;
const blurred = {
  reason_id: 'r1',
  purpose: 'complement',
  name: 'Photo floue',
  text: 'La photo du vélo est illisible.',
};
const old = {
  reason_id: 'r2',
  purpose: 'refusal',
  name: 'Hors période',
  text: 'La facture date d’avant le programme.',
};

describe('the reasons that the desk keeps', () => {
  it('are none, then those that an administrator writes, by name, for the whole desk', async () => {
    expect(await read()).toEqual({ reasons: [] });
    const saved = await as(0).put(path, { reasons: [blurred, { ...old, name: '  Hors période ' }] });
    expect(saved.body).toMatchObject({ reasons: [old, blurred] });
    expect(await read()).toEqual(saved.body);
  });

  it('are changed on what was read, so that two administrators do not undo each other', async () => {
    const { row_hash } = await read();
    const longer = { ...blurred, text: 'La photo est floue\u00a0: reprenez-la de jour.' };
    const second = await as(0).put(path, { reasons: [longer], last_row_hash: row_hash });
    expect(second.body.reasons).toEqual([longer]);
    const stale = { status: 409, body: { code: 'RepairVersionMismatchException' } };
    expect(await as(0).put(path, { reasons: [], last_row_hash: row_hash })).toMatchObject(stale);
    expect(await as(0).put(path, { reasons: [] })).toMatchObject(stale);
    expect((await read()).reasons).toEqual([longer]);
  });

  it('are used, not changed, below administrator level', async () => {
    const { row_hash } = await read();
    const refused = await as(1).put(path, { reasons: [], last_row_hash: row_hash });
    expect(refused).toMatchObject({ status: 403, body: { message: 'Reasons not allowed for this permission.' } });
    expect((await tested.harness.as('FUB').get(path)).status).toBe(403);
  });

  it('may have one name for two purposes, but not for one', async () => {
    const { row_hash } = await read();
    const other = { ...blurred, reason_id: 'r3', name: 'PHOTO FLOUE' };
    expect((await as(0).put(path, { reasons: [blurred, other], last_row_hash: row_hash })).status).toBe(400);
    const refusal = { ...other, purpose: 'refusal' };
    expect((await as(0).put(path, { reasons: [blurred, refusal], last_row_hash: row_hash })).status).toBe(200);
  });

  it.each([
    { reasons: [blurred, blurred] },
    { reasons: [{ ...blurred, name: ' ' }] },
    { reasons: [{ ...blurred, text: '' }] },
    { reasons: [{ ...blurred, text: 'x'.repeat(1001) }] },
    { reasons: [{ ...blurred, purpose: 'other' }] },
    {
      reasons: Array.from({ length: maxReviewReasons + 1 }, (_, index) => ({
        ...old,
        reason_id: `${index}`,
        name: `${index}`,
      })),
    },
  ])('refuse %j', async (body) => {
    const { row_hash } = await read();
    expect((await as(0).put(path, { ...body, last_row_hash: row_hash })).status).toBe(400);
  });
});
