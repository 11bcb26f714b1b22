import { randomUUID } from 'node:crypto';
import { routesOf } from '@alveole/contracts';
import { password, pdf, register, shopData, shopMail, shopSiret } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const askCode = (mail: string) => enrolment.visitor.post('/enrolment/check_email', { mail });
const send = (entity_id: string, code: string, entity_data: object) =>
  enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A visitor who holds a code and has put up a KBIS. */
async function applicant(mail = shopMail()) {
  const { entity_id, media_url_prefix } = (await askCode(mail)).body;
  const kbis = await enrolment.uploadAs(enrolment.visitor, media_url_prefix, 'pdf', pdf);
  return {
    mail,
    entity_id,
    prefix: media_url_prefix,
    code: await enrolment.codeFor(mail),
    documents: [{ ...kbis, media_gender: 'KBIS' as const, media_id: randomUUID() }],
  };
}

describe('enrolment', () => {
  it('binds every route that its contract declares', () => {
    expect(enrolment.plan.routes.map(({ route }) => route.name).sort()).toEqual(
      routesOf.enrolment.map((route) => route.name).sort(),
    );
  });
});

describe('asking for a registration code', () => {
  it('answers a random id and the prefix of its documents, and queues a mail whose code lies nowhere in clear', async () => {
    const mail = shopMail();
    const { status, body } = await askCode(mail);
    expect([status, body.entity_id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(body.media_url_prefix).toBe(`${body.entity_id}/`);
    const code = await enrolment.codeFor(mail);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await enrolment.models.registrations.findOne({ mail }).lean())).not.toContain(`"${code}"`);
  });

  it('sends no second code within a minute, not to parallel calls either', async () => {
    const mail = shopMail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => askCode(mail)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await askCode(mail.toUpperCase());
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'CodeAlreadySentException',
      'Mail has already received a code but had not yet used it.',
    ]);
  });

  it('refuses a mail that an account uses', async () => {
    const { mail } = await register(enrolment);
    expect((await askCode(mail)).body).toMatchObject({ code: 'MailNotAvailableException' });
  });

  it.each([{ mail: { $gt: '' } }, { mail: 'é@exemple.fr' }, {}])('refuses what is no mail: %j', async (body) => {
    expect((await enrolment.visitor.post('/enrolment/check_email', body)).status).toBe(400);
  });
});

describe('the documents of a registration', () => {
  it('are let in without a bearer, four objects a code, each below the registration’s own prefix', async () => {
    const { entity_id } = (await askCode(shopMail())).body;
    const presign = (name: string) => enrolment.visitor.get(`/enrolment/mediaputurl?name=${name}`);
    const names = Array.from({ length: 5 }, () => `${entity_id}/${randomUUID()}.pdf`);
    const answers = await Promise.all(names.map(presign));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 403]);
    const admitted = names[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await presign(admitted)).status).toBe(200);
    expect((await presign(`another/${randomUUID()}.pdf`)).body.code).toBe('NotAuthorizedException');
  });

  it('are let in no longer once the code is over', async () => {
    const { entity_id } = (await askCode(shopMail())).body;
    enrolment.clock.later(600_001);
    expect((await enrolment.visitor.get(`/enrolment/mediaputurl?name=${entity_id}/${randomUUID()}.pdf`)).status).toBe(
      403,
    );
  });
});

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
      entity_data: { siret: data.siret, activity: { done: 0 }, cgsAcceptDate: '202603021010' },
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

  it('refuses a wrong code, and any code after five wrong ones', async () => {
    const { entity_id, code, documents } = await applicant();
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

  it('refuses a code that is over, voided, spent or another mail’s', async () => {
    const late = await applicant();
    enrolment.clock.later(600_001);
    expect((await send(late.entity_id, late.code, shopData({ documents: late.documents }))).body.message).toBe(
      'Code expired or invalid.',
    );

    const voided = await applicant();
    enrolment.clock.later(61_000);
    expect((await askCode(voided.mail)).body.entity_id).toBe(voided.entity_id);
    const renewed = await enrolment.codeFor(voided.mail);
    expect((await send(voided.entity_id, voided.code, shopData({ documents: voided.documents }))).body.message).toBe(
      'Code expired or invalid.',
    );
    expect((await send(voided.entity_id, renewed, shopData({ documents: voided.documents }))).status).toBe(200);
    expect((await send(voided.entity_id, renewed, shopData({ documents: voided.documents }))).body.message).toBe(
      'Code expired or invalid.',
    );

    const other = await applicant();
    expect(
      (await send(other.entity_id, other.code, shopData({ documents: other.documents, mail: shopMail() }))).body
        .message,
    ).toBe('Code expired or invalid.');
  });

  it('leaves the code good when the registration is refused', async () => {
    const taken = shopSiret();
    await register(enrolment, { siret: taken });
    const { entity_id, code, documents } = await applicant();
    const refused = await send(entity_id, code, shopData({ siret: taken, documents }));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'DuplicatesValueException',
      'This siret is already registered.',
    ]);
    expect((await send(entity_id, code, shopData({ documents }))).status).toBe(200);
  });

  it('goes on after the account was opened and the establishment was not written', async () => {
    const mail = shopMail();
    const { entity_id, documents } = await applicant(mail);
    enrolment.accounts.set(mail, { key: `register-${entity_id}`, user_id: 'u-half' });
    await enrolment.ports.registrations.noteAccountAsked(entity_id, enrolment.clock.now);
    enrolment.clock.later(600_001);
    expect((await askCode(mail)).body.entity_id).toBe(entity_id);
    const answer = await send(entity_id, await enrolment.codeFor(mail), shopData({ documents }));
    expect([answer.status, answer.body.user_id]).toEqual([200, 'u-half']);
  });

  it('writes one establishment when the same registration comes twice at once', async () => {
    const { entity_id, code, documents } = await applicant();
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
    const applicants = await Promise.all(Array.from({ length: 6 }, () => applicant()));
    const answers = await Promise.all(
      applicants.map(({ entity_id, code, documents }) => send(entity_id, code, shopData({ siret, documents }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await enrolment.visitor.get(`/v1/enrolment/siret/${siret}`)).body).toEqual({ available: false });
    expect((await enrolment.visitor.get(`/v1/enrolment/siret/${shopSiret()}`)).body).toEqual({ available: true });
  });

  it('needs a KBIS, except from a local authority', async () => {
    const { entity_id, code } = await applicant();
    expect((await send(entity_id, code, shopData())).body.message).toBe(
      'entity_data.documents (MISSING): Field is required',
    );
    expect((await send(entity_id, code, shopData({ legalStatut: 3 }))).status).toBe(200);
  });

  it.each([
    ['a KBIS that was never put up', { media_url: 'own' }, 'No file was uploaded under this name'],
    ['one that lies below another prefix', { media_url: 'foreign' }, 'This file belongs to somebody else'],
    ['another file than announced', { media_hash: 'f'.repeat(64) }, 'The file is not the one that was announced'],
  ])('refuses %s', async (_, change, message) => {
    const { entity_id, code, prefix, documents } = await applicant();
    const name = { own: `${prefix}${randomUUID()}.pdf`, foreign: `somebody/${randomUUID()}.pdf` };
    const media_url = 'media_url' in change ? name[change.media_url as 'own' | 'foreign'] : documents[0]?.media_url;
    const answer = await send(
      entity_id,
      code,
      shopData({ documents: documents.map((document) => ({ ...document, ...change, media_url: media_url ?? '' })) }),
    );
    expect([answer.status < 500 && answer.status >= 400, answer.body.message]).toEqual([true, message]);
    expect(await enrolment.models.establishments.countDocuments({ _id: entity_id })).toBe(0);
  });

  it.each([
    [{ siret: '1234567890' }, 'entity_data.siret (INVALID): Invalid siret'],
    [{ smartphone: '+33388000000' }, 'entity_data.smartphone (INVALID): Invalid phone'],
    [{ website: 'javascript:alert(1)' }, 'entity_data.website (INVALID): Invalid url'],
    [
      { adresse: ' ', chaine: undefined },
      'entity_data.adresse (MISSING): Field is required, entity_data.chaine (MISSING): Field is required',
    ],
    [{ cguAccept: false }, 'entity_data.cguAccept (MISSING): Field is required'],
    [
      { horaires_ouverture: { mon: ['12:00', '09:00', '', ''] as [string, string, string, string] } },
      'entity_data.horaires_ouverture (INVALID): Invalid opening hours',
    ],
  ])('names what is wrong: %j', async (change, message) => {
    const { entity_id, code, documents } = await applicant();
    const answer = await send(entity_id, code, shopData({ documents, ...change }));
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each([{ id_alveole: '12' }, { operateur_id: 'me' }, { motif: { code: '', tab: [] } }])(
    'refuses a field that is staff’s: %j',
    async (change) => {
      const { entity_id, code, documents } = await applicant();
      expect((await send(entity_id, code, shopData({ documents, ...change }))).body.code).toBe(
        'NotAuthorizedException',
      );
    },
  );

  it('makes a wish for training a request that waits', async () => {
    const { id } = await register(enrolment, { activity: { done: 2 } });
    expect((await enrolment.as('ADM').get(`/enrolment/entity/${id}`)).body.entity_data.activity).toEqual({
      request: { gender: 2 },
    });
  });

  it.each([
    ['entity_id (MISSING): Field is required', { code: '123456', password, entity_data: {} }],
    ['password (MISSING): Field is required', { entity_id: 'x', code: '123456', entity_data: {} }],
    [
      'entity_data.siret (INVALID): Invalid value',
      { entity_id: 'x', code: '123456', password, entity_data: { siret: { $gt: '' } } },
    ],
  ])('answers %s', async (message, body) => {
    const answer = await enrolment.visitor.post('/enrolment/entity', body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});

describe('sweeping', () => {
  it('removes the uploads and the registration a day after, and leaves what was accepted', async () => {
    const abandoned = await applicant();
    const kept = await register(enrolment);
    enrolment.clock.later(600_000 + 24 * 3600_000 + 1);
    const { sweepUploads } = await import('../sweep-uploads/sweep-uploads.ts');
    // The store stamps uploads by the machine's clock, which stands years after the enrolment's: move the code's end there.
    await enrolment.models.registrations.updateMany({}, { $set: { expiresAt: new Date() } });
    const ports = { ...enrolment.ports, now: () => new Date(Date.now() + 24 * 3600_000 + 1000) };
    expect(await sweepUploads(ports)).toBeGreaterThanOrEqual(2);
    expect(await enrolment.models.registrations.countDocuments({ _id: abandoned.entity_id })).toBe(0);
    const name = (await enrolment.as('ADM').get(`/enrolment/entity/${kept.id}`)).body.entity_data.documents[0]
      .media_url;
    expect(await enrolment.store.read(name)).toEqual(new Uint8Array(pdf));
    expect(await enrolment.store.read(abandoned.documents[0]?.media_url ?? '')).toBeUndefined();
    expect(await sweepUploads(ports)).toBe(0);
  });
});
