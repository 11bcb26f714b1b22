import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, password, register, shopData, shopMail, shopSiret } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const askCode = (mail: string) => enrolment.visitor.post('/enrolment/check_email', { mail });
const send = (entity_id: string, code: string, entity_data: object) =>
  enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the code of a registration', () => {
  it('refuses a wrong code, and any code after five wrong ones', async () => {
    const { entity_id, code, documents } = await applicant(enrolment);
    const body = shopData({ documents });
    const refused = await send(entity_id, wrong(code), body);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'NotAuthorizedException',
      'Code expired or invalid.',
    ]);
    await Promise.all(Array.from({ length: 4 }, () => send(entity_id, wrong(code), body)));
    expect((await send(entity_id, code, body)).body.message).toBe('Code expired or invalid.');
  });

  it('refuses a code that is over, spent or another mail’s', async () => {
    const late = await applicant(enrolment);
    enrolment.clock.later(30 * 60_000 + 1);
    expect((await send(late.entity_id, late.code, shopData({ documents: late.documents }))).body.message).toBe(
      'Code expired or invalid.',
    );

    const spent = await applicant(enrolment);
    const body = shopData({ documents: spent.documents });
    expect((await send(spent.entity_id, spent.code, body)).status).toBe(200);
    expect((await send(spent.entity_id, spent.code, body)).body.message).toBe('Code expired or invalid.');

    const other = await applicant(enrolment);
    expect(
      (await send(other.entity_id, other.code, shopData({ documents: other.documents, mail: shopMail() }))).body
        .message,
    ).toBe('Code expired or invalid.');
  });

  it('stays good whatever strangers ask for and guess, and serves whom it was not mailed for', async () => {
    const mail = shopMail();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ask = async (address: string) =>
      (await enrolment.visitor.post('/enrolment/check_email', { mail }, from(address))).body.entity_id;
    const guess = (entity_id: string, code: string, address: string) =>
      enrolment.visitor.post(
        '/enrolment/entity',
        { entity_id, code, password, entity_data: shopData() },
        from(address),
      );
    const strangers = Array.from({ length: 6 }, (_, index) => `192.0.2.${index + 1}`);
    const own = await ask('203.0.113.7');
    const code = await enrolment.codeFor(mail);
    for (const address of strangers) {
      const place = await ask(address);
      for (let turn = 0; turn < 2; turn += 1) await guess(place, wrong(code), address);
    }
    const newcomer = await ask('198.51.100.4');
    const slowed = await guess(own, code, '203.0.113.7');
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '20']);
    enrolment.clock.later(45_000);
    expect((await guess(own, code, '203.0.113.7')).status).toBe(400);
    expect((await guess(newcomer, code, '198.51.100.4')).status).toBe(429);
    enrolment.clock.later(45_000);
    expect((await guess(newcomer, code, '198.51.100.4')).status).toBe(400);
  });

  it('stays good beside a later one, until its own end', async () => {
    const first = await applicant(enrolment);
    enrolment.clock.later(29 * 60_000);
    expect((await askCode(first.mail)).body.entity_id).toBe(first.entity_id);
    const again = await send(first.entity_id, first.code, shopData({ documents: [] }));
    expect(again.body.message).not.toBe('Code expired or invalid.');
    enrolment.clock.later(2 * 60_000);
    const late = await send(first.entity_id, first.code, shopData({ documents: [] }));
    expect(late.body.message).toBe('Code expired or invalid.');
    const second = await enrolment.codeFor(first.mail);
    const taken = await send(first.entity_id, ` ${second.slice(0, 3)} ${second.slice(3)}`, shopData({ documents: [] }));
    expect(taken.body.message).not.toBe('Code expired or invalid.');
  });

  it('tells the tries that are left', async () => {
    const { entity_id, code, documents } = await applicant(enrolment);
    const tried = [];
    for (let n = 0; n < 6; n += 1)
      tried.push((await send(entity_id, wrong(code), shopData({ documents }))).body.tries_left);
    expect(tried).toEqual([4, 3, 2, 1, 0, 0]);
  });

  it('leaves the code good when the registration is refused', async () => {
    const taken = shopSiret();
    await register(enrolment, { siret: taken });
    const { entity_id, code, documents } = await applicant(enrolment);
    const refused = await send(entity_id, code, shopData({ siret: taken, documents }));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'DuplicatesValueException',
      'This siret is already registered.',
    ]);
    expect((await send(entity_id, code, shopData({ documents }))).status).toBe(200);
  });
});
