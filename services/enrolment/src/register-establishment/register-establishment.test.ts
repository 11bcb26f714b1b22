import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, password, register, shopData, shopSiret } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const send = (entity_id: string, code: string, entity_data: object) =>
  enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data });

describe('registering', () => {
  it('opens the account and leaves an establishment that awaits processing, with its prefix and its accepted KBIS', async () => {
    const { id, answer, data } = await register(enrolment);
    expect([answer.status, answer.body]).toEqual([
      200,
      { access_token: 'access', refresh_token: 'refresh', user_id: expect.any(String), entity_id: id },
    ]);
    const file = (await enrolment.as('ADM').get(`/enrolment/entity/${id}`)).body;
    expect(file).toMatchObject({
      status: 0,
      gender: 0,
      repair_rozo_id_prefix: expect.any(Number),
      entity_data: { siret: data.siret, activity: { done: 0 }, cgsAcceptDate: '202603021000' },
    });
    expect(file.entity_data.documents[0].media_url).toMatch(new RegExp(`^accepted/${id}/`));
    await enrolment.drain();
    const event = enrolment.published.find(
      ({ name, aggregate_id }) => name === 'entity.registered' && aggregate_id === id,
    );
    expect(event).toMatchObject({
      sequence: 1,
      data: { entity: { entity_id: id, sequence: 1, status: 0, conditions_accepted: true }, actor: { role: 'REP' } },
    });
  });

  it('gives each establishment its own prefix', async () => {
    const shops = await Promise.all(Array.from({ length: 5 }, () => register(enrolment)));
    const files = await Promise.all(
      shops.map(
        async ({ id }) => (await enrolment.as('ADM').get(`/enrolment/entity/${id}`)).body.repair_rozo_id_prefix,
      ),
    );
    expect(new Set(files).size).toBe(5);
  });

  it('writes one establishment when the same registration comes twice at once', async () => {
    const { entity_id, code, documents } = await applicant(enrolment);
    const body = shopData({ documents });
    const answers = await Promise.all([send(entity_id, code, body), send(entity_id, code, body)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await enrolment.models.establishments.countDocuments({ _id: entity_id })).toBe(1);
    await enrolment.drain();
    expect(
      enrolment.published.filter(
        ({ name, aggregate_id }) => name === 'entity.registered' && aggregate_id === entity_id,
      ),
    ).toHaveLength(1);
  });

  it('lets one of many parallel registrations have a SIRET', async () => {
    const siret = shopSiret();
    const applicants = await Promise.all(Array.from({ length: 6 }, () => applicant(enrolment)));
    const answers = await Promise.all(
      applicants.map(({ entity_id, code, documents }) => send(entity_id, code, shopData({ siret, documents }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await enrolment.visitor.get(`/v1/enrolment/siret/${siret}`)).body).toEqual({ available: false });
    expect((await enrolment.visitor.get(`/v1/enrolment/siret/${shopSiret()}`)).body).toEqual({ available: true });
  });

  it('leaves the losers of a race no account, and asks auth for none but the winner’s', async () => {
    const siret = shopSiret();
    const applicants = await Promise.all(Array.from({ length: 6 }, () => applicant(enrolment)));
    const asked = enrolment.auth.asked.length;
    await Promise.all(
      applicants.map(({ entity_id, code, documents }) => send(entity_id, code, shopData({ siret, documents }))),
    );
    const open = applicants.filter(({ mail }) => enrolment.accounts.get(mail)?.isOpen);
    expect(open).toHaveLength(1);
    expect(applicants.filter(({ mail }) => enrolment.accounts.has(mail))).toEqual(open);
    expect(enrolment.auth.asked.slice(asked)).toEqual(['prepareAccount', 'openAccount']);
  });

  it('makes a wish for training a request that waits', async () => {
    const { id } = await register(enrolment, { activity: { done: 2 } });
    expect((await enrolment.as('ADM').get(`/enrolment/entity/${id}`)).body.entity_data.activity).toEqual({
      request: { gender: 2 },
    });
  });
});
