import { decide, fileOf, register, validatedShop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const motif = (...tab: (string | { key: number; explain?: string })[]) => ({ motif: { code: '', tab } });
const lastEvent = async (id: string) => (await enrolment.eventsOf(id)).at(-1);

describe('an accreditation', () => {
  it('is validated from the file as it was read; the mail hangs on the event', async () => {
    const { id } = await register(enrolment);
    const { entity_data } = await fileOf(enrolment, id);
    expect((await decide(enrolment, id, { status: 1, entity_data })).body.status).toBe(1);
    expect(await lastEvent(id)).toMatchObject({
      name: 'entity.validated',
      sequence: 2,
      data: { mail: 'validated', entity: { status: 1, sequence: 2 }, actor: { role: 'ADM', user_id: 'user-adm' } },
    });
    expect(await fileOf(enrolment, id)).toMatchObject({ status: 1, entity_data: { modify_by: 'Camille ADM' } });
  });

  it('is not validated twice', async () => {
    const { id } = await validatedShop(enrolment);
    const again = await decide(enrolment, id, { status: 1 });
    expect([again.status, again.body.code, again.body.message]).toEqual([
      403,
      'NotAuthorizedException',
      'Entity already validated',
    ]);
  });

  it('is validated once of many parallel decisions', async () => {
    const { id } = await register(enrolment);
    const { row_hash } = await fileOf(enrolment, id);
    const body = { entity_id: id, entity_data: {}, status: 1, last_row_hash: row_hash };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enrolment.as('ADM').put('/enrolment/entity', body)),
    );
    expect(answers.map(({ body: { code } }) => code ?? 'ok').sort()).toEqual([
      ...Array.from({ length: 19 }, () => 'EntityVersionMismatchException'),
      'ok',
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await enrolment.drain();
    expect(
      enrolment.published.filter(({ name, aggregate_id }) => name === 'entity.validated' && aggregate_id === id),
    ).toHaveLength(1);
  });

  it('is refused for now with reasons, as keys, labels, JSON or text, and tells them in French', async () => {
    const { id } = await register(enrolment);
    const answer = await decide(enrolment, id, {
      status: 2,
      entity_data: motif({ key: 1 }, '{"key":2}', 'La photo est floue', { key: 3, explain: 'Adresse fausse' }),
    });
    expect(answer.body.status).toBe(2);
    const reasons = [
      'Extrait KBIS de plus de trois mois',
      "Pièce d'identité non valide",
      'La photo est floue',
      'Adresse fausse',
    ];
    expect(await lastEvent(id)).toMatchObject({
      name: 'entity.refused',
      data: { reasons, mail: 'refused-temporarily', closes_sessions: false },
    });
    expect((await fileOf(enrolment, id)).entity_data).toMatchObject({
      motif: { code: '', tab: reasons },
      motif_history: [{ code: '', tab: reasons }],
    });
  });

  it('keeps earlier reasons in the history and clears the standing ones when validated', async () => {
    const { id } = await register(enrolment);
    await decide(enrolment, id, { status: 2, entity_data: motif('{"key":2}') });
    await decide(enrolment, id, { status: 1 });
    const { entity_data } = await fileOf(enrolment, id);
    expect(entity_data.motif).toBeUndefined();
    expect(entity_data.motif_history).toHaveLength(1);
  });

  it('is closed for good with CODE27, from any status', async () => {
    const { id } = await validatedShop(enrolment);
    expect((await decide(enrolment, id, { status: 9, entity_data: motif('Demandeur non éligible') })).body.status).toBe(
      9,
    );
    expect(await lastEvent(id)).toMatchObject({
      name: 'entity.closed',
      data: { reasons: ['Demandeur non éligible'], mail: 'refused-definitively', closes_sessions: true },
    });
    expect((await fileOf(enrolment, id)).entity_data.motif).toEqual({
      code: 'CODE27',
      tab: ['Demandeur non éligible'],
    });
  });

  it.each([2, 9])('is not refused without a reason (%d)', async (status) => {
    const { id } = await register(enrolment);
    expect(await decide(enrolment, id, { status })).toMatchObject({
      status: 400,
      body: { message: 'motif (MISSING): Field is required' },
    });
  });

  it.each([
    [3, 'TransitionRefusedException'],
    [4, 'NotAuthorizedException'],
  ])('is led to status %d by nothing', async (status, code) => {
    const { id } = await register(enrolment);
    expect((await decide(enrolment, id, { status })).body.code).toBe(code);
  });

  it('is approved by force without mail, only for an account that exists', async () => {
    const shop = await register(enrolment);
    expect((await decide(enrolment, shop.id, { force_approval: true })).body.status).toBe(0);
    expect(await lastEvent(shop.id)).toMatchObject({ name: 'entity.modified' });
    enrolment.accounts.delete(shop.mail);
    expect(await decide(enrolment, shop.id, { force_approval: true })).toMatchObject({
      status: 403,
      body: { code: 'NotAuthorizedException' },
    });
  });

  it('is modified under the same status; the mail only by role ALL', async () => {
    const { id } = await validatedShop(enrolment);
    expect(
      (await decide(enrolment, id, { status: 1, entity_data: { city: 'Schiltigheim', id_alveole: '12345' } })).body
        .status,
    ).toBe(1);
    expect(await lastEvent(id)).toMatchObject({ name: 'entity.modified', data: { entity: { city: 'Schiltigheim' } } });
    expect((await decide(enrolment, id, { entity_data: { mail: 'autre@exemple.fr' } })).body.message).toBe(
      'Field not editable: mail.',
    );
    expect((await decide(enrolment, id, { entity_data: { mail: 'autre@exemple.fr' } }, { role: 'ALL' })).status).toBe(
      200,
    );
    expect((await decide(enrolment, id, { entity_data: { motif: { code: '', tab: ['x'] } } })).body.message).toBe(
      'Field not editable: motif.',
    );
    expect((await decide(enrolment, id, { entity_data: { adresse: ' ' } })).body.message).toBe(
      'entity_data.adresse (MISSING): Field is required',
    );
  });

  it('is asked for the conditions anew', async () => {
    const { id } = await validatedShop(enrolment);
    expect((await decide(enrolment, id, { entity_data: { cgsAccept: false } })).body.status).toBe(1);
    expect((await fileOf(enrolment, id)).entity_data.cgsAcceptDate).toBeUndefined();
    expect(await lastEvent(id)).toMatchObject({ data: { entity: { conditions_accepted: false } } });
  });

  it('is reviewed by those whose list it stands in', async () => {
    const { id } = await register(enrolment);
    expect((await decide(enrolment, id, { status: 1 }, { role: 'FUB' })).body.message).toBe('Entity of another list.');
    expect((await enrolment.as('FUB').get(`/enrolment/entity/${id}`)).body.message).toBe('Entity of another list.');
  });

  it('answers a stale row_hash with the mismatch, before any other refusal', async () => {
    const { id } = await register(enrolment);
    const { row_hash } = await fileOf(enrolment, id);
    await decide(enrolment, id, { status: 1 });
    const stale = await enrolment
      .as('ADM')
      .put('/enrolment/entity', { entity_id: id, entity_data: {}, status: 1, last_row_hash: row_hash });
    expect([stale.status, stale.body.code]).toEqual([409, 'EntityVersionMismatchException']);
  });
});
