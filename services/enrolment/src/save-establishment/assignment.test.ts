import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { decide, fileOf, partnerOf, register } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

describe('an assignment', () => {
  const operator = { userId: 'ann', userName: 'Ann', permission: 1 } as const;

  it('is taken and given up by an operator, for himself only', async () => {
    const { id } = await register(enrolment);
    expect(
      (await decide(enrolment, id, { entity_data: { operateur_id: 'luc', operateur_name: 'Luc' } }, operator)).body
        .message,
    ).toBe('Assignment not allowed.');
    expect(
      (await decide(enrolment, id, { entity_data: { operateur_id: 'ann', operateur_name: 'somebody else' } }, operator))
        .status,
    ).toBe(200);
    expect((await fileOf(enrolment, id)).entity_data).toMatchObject({ operateur_id: 'ann', operateur_name: 'Ann' });
    expect((await decide(enrolment, id, { status: 1 }, { ...operator, userId: 'luc' })).body.message).toBe(
      'Entity held by another user.',
    );
    expect((await decide(enrolment, id, { entity_data: { operateur_id: null as never } }, operator)).status).toBe(200);
    expect((await fileOf(enrolment, id)).entity_data.operateur_id).toBeUndefined();
  });

  it('is changed by permission 0 on a file that somebody holds', async () => {
    const { id } = await register(enrolment);
    await decide(enrolment, id, { entity_data: { operateur_id: 'ann' } }, operator);
    const asked = { operateur_id: 'bob', operateur_name: 'Somebody else' };
    expect((await decide(enrolment, id, { entity_data: asked })).status).toBe(200);
    // The name is auth's, not what the client typed.
    expect((await fileOf(enrolment, id)).entity_data.operateur_name).toBe('ROUX Bob');
    expect((await decide(enrolment, id, { status: 1 }, { userId: 'bob', permission: 1 })).body.status).toBe(1);
  });

  it.each([
    ['nobody who may sign in', 'nobody', 400, 'operateur_id (INVALID): Unknown user'],
    ['a member whose role does not decide on bike shops', 'fay', 403, 'This user may not decide this file.'],
  ])('goes to no %s', async (_, operateur_id, status, message) => {
    const { id } = await register(enrolment);
    const answer = await decide(enrolment, id, { entity_data: { operateur_id, operateur_name: 'Directrice' } });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await fileOf(enrolment, id)).entity_data.operateur_id).toBeUndefined();
  });

  it('takes no name from a client that leaves the holder as he is', async () => {
    const { id } = await register(enrolment);
    await decide(enrolment, id, { entity_data: { operateur_id: 'ann' } }, operator);
    const renamed = { entity_data: { operateur_name: 'Somebody else' } };
    expect((await decide(enrolment, id, renamed, operator)).status).toBe(200);
    expect((await fileOf(enrolment, id)).entity_data.operateur_name).toBe('Ann');
  });

  it('is taken and decided on in one save', async () => {
    const { id } = await register(enrolment);
    expect(
      (await decide(enrolment, id, { status: 1, entity_data: { operateur_id: 'ann' } }, operator)).body.status,
    ).toBe(1);
    expect(await fileOf(enrolment, id)).toMatchObject({ status: 1, entity_data: { operateur_id: 'ann' } });
  });

  it('is not the partner’s', async () => {
    const shop = await register(enrolment);
    const { row_hash } = await fileOf(enrolment, shop.id);
    const answer = await partnerOf(enrolment, shop).put('/enrolment/entity', {
      entity_id: shop.id,
      entity_data: { operateur_id: 'ann' },
      last_row_hash: row_hash,
    });
    expect(answer.body.message).toBe('Field not editable: operateur_id.');
  });
});
