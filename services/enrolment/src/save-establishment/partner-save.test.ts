import { randomUUID } from 'node:crypto';
import {
  decide,
  fileOf,
  partnerOf,
  pdf,
  register,
  saveOf,
  shopSiret,
  trainingBlock,
  validatedShop,
} from '../shops.harness.ts';
import type { Shop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const save = (shop: Pick<Shop, 'id'>, entity_data: object, more: object = {}) =>
  saveOf(enrolment, shop, entity_data, more);

describe('a partner’s save', () => {
  it('resubmits a file that awaits, whatever status it names', async () => {
    const shop = await register(enrolment);
    const answer = await save(shop, { website: 'www.cycles.fr' }, { status: 1 });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 3, row_hash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect((await fileOf(enrolment, shop.id)).entity_data.website).toBe('http://www.cycles.fr');
  });

  it('keeps a validated file validated, takes the IBAN and alerts the owner', async () => {
    const shop = await validatedShop(enrolment);
    const { entity_data } = await fileOf(enrolment, shop.id);
    const answer = await save(shop, { ...entity_data, iban: 'FR76 3000 6000 0112 3456 7890 189' });
    expect(answer.body.status).toBe(1);
    const written = (await enrolment.eventsOf(shop.id)).filter(({ sequence }) => sequence === 3);
    expect(written.map(({ name }) => name)).toEqual(['entity.profile-saved', 'entity.bank-account-changed']);
    expect(written[1]).toMatchObject({
      data: {
        entity: { iban: 'FR7630006000011234567890189', sequence: 3 },
        actor: { role: 'REP', user_name: 'Martin Camille' },
      },
    });
  });

  it('takes back unchanged what it may not write, and refuses to change it', async () => {
    const shop = await validatedShop(enrolment);
    const { entity_data } = await fileOf(enrolment, shop.id);
    expect((await save(shop, entity_data)).status).toBe(200);
    const before = await fileOf(enrolment, shop.id);
    for (const change of [
      { raison_sociale: 'AUTRE' },
      { siret: shopSiret() },
      { mail: 'autre@exemple.fr' },
      { operateur_id: 'me' },
      { id_alveole: '1' },
      { gender: 3 },
      { motif: { code: '', tab: ['x'] } },
    ]) {
      const answer = await save(shop, { ...entity_data, ...change });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        403,
        'NotAuthorizedException',
        `Field not editable: ${Object.keys(change)[0]}.`,
      ]);
    }
    expect(await fileOf(enrolment, shop.id)).toEqual(before);
  });

  it('mends company and documents of a refused file, and a SIRET that is free', async () => {
    const shop = await register(enrolment);
    await decide(enrolment, shop.id, {
      status: 2,
      entity_data: { motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'] } },
    });
    const partner = partnerOf(enrolment, shop);
    const kbis = await enrolment.uploadAs(partner, `${shop.id}/`, 'pdf', Buffer.concat([pdf, Buffer.from('%new')]));
    const document = { ...kbis, media_gender: 'KBIS', media_id: randomUUID() };
    const answer = await save(shop, { commercialname: 'Le Rhin à Vélo', documents: [document] });
    expect(answer.body.status).toBe(3);
    const { documents } = (await fileOf(enrolment, shop.id)).entity_data;
    expect(documents).toHaveLength(1);
    expect(documents[0]).toMatchObject({
      media_id: document.media_id,
      media_url: expect.stringMatching(`^accepted/${shop.id}/`),
      full_media_url: expect.stringMatching('^/alveoleapi/enrolment/media/accepted/'),
    });

    const taken = await register(enrolment);
    await decide(enrolment, shop.id, { status: 2, entity_data: { motif: { code: '', tab: ['Autre raison'] } } });
    expect((await save(shop, { siret: taken.data.siret })).body).toMatchObject({ code: 'DuplicatesValueException' });
  });

  it('resubmits a file whose refusal names the identity document with a new one only', async () => {
    const shop = await register(enrolment);
    const refused = () =>
      decide(enrolment, shop.id, {
        status: 2,
        entity_data: { motif: { code: '', tab: ["Pièce d'identité non valide"] } },
      });
    await refused();
    const { entity_data } = await fileOf(enrolment, shop.id);
    expect(await save(shop, { ...entity_data, firstname: 'Dominique' })).toMatchObject({
      status: 400,
      body: { code: 'ValidationException', message: 'entity_data.documents (MISSING): Field is required' },
    });
    expect(await fileOf(enrolment, shop.id)).toMatchObject({ status: 2, entity_data: { firstname: 'Camille' } });

    const upload = await enrolment.uploadAs(partnerOf(enrolment, shop), `${shop.id}/`, 'pdf', pdf);
    const identity = { ...upload, media_gender: 'PID', media_id: randomUUID() };
    expect((await save(shop, { documents: [identity] })).body.status).toBe(3);
    expect((await save(shop, { firstname: 'Dominique' })).body.message).toBe('Field not editable: firstname.');
    expect((await save(shop, { website: 'www.cycles.fr' })).body.status).toBe(3);

    await refused();
    const { documents } = (await fileOf(enrolment, shop.id)).entity_data;
    expect((await save(shop, { documents })).body.message).toBe('entity_data.documents (MISSING): Field is required');
  });

  it('resubmits without another one once staff have renewed the identity document that was refused', async () => {
    const shop = await register(enrolment);
    const motif = { code: '', tab: ["Pièce d'identité non valide"] };
    await decide(enrolment, shop.id, { status: 2, entity_data: { motif } });
    const staff = enrolment.as('ADM');
    for (const [media_gender, answered] of [
      ['KBIS', 400],
      ['PID', 200],
    ] as const) {
      const upload = await enrolment.uploadAs(staff, `${shop.id}/`, 'pdf', pdf);
      const documents = [{ ...upload, media_gender, media_id: randomUUID() }];
      expect((await decide(enrolment, shop.id, { entity_data: { documents } })).body.status).toBe(2);
      expect((await save(shop, { firstname: 'Dominique' })).status).toBe(answered);
    }
    await decide(enrolment, shop.id, { status: 2, entity_data: { motif } });
    expect((await fileOf(enrolment, shop.id)).entity_data.motif).toEqual(motif);
  });

  it('lets no document of another sort in at status 1, but the RIB', async () => {
    const shop = await validatedShop(enrolment);
    const upload = await enrolment.uploadAs(partnerOf(enrolment, shop), `${shop.id}/`, 'pdf', pdf);
    const document = (media_gender: string) => ({ documents: [{ ...upload, media_gender, media_id: randomUUID() }] });
    expect((await save(shop, document('PID'))).body.message).toBe('Field not editable: documents.');
    expect((await save(shop, document('RIB'))).status).toBe(200);
    expect(
      (await fileOf(enrolment, shop.id)).entity_data.documents.map(
        ({ media_gender }: { media_gender: string }) => media_gender,
      ),
    ).toEqual(['KBIS', 'RIB']);
  });

  it('takes the identity document while a file awaits, and no other proof', async () => {
    const shop = await register(enrolment);
    const upload = await enrolment.uploadAs(partnerOf(enrolment, shop), `${shop.id}/`, 'pdf', pdf);
    const document = (media_gender: string) => ({ documents: [{ ...upload, media_gender, media_id: randomUUID() }] });
    expect((await save(shop, document('PID'))).status).toBe(200);
    expect((await save(shop, document('KBIS'))).body.message).toBe('Field not editable: documents.');
  });

  it('opens a request when the activity changes, and never grants it', async () => {
    const shop = await validatedShop(enrolment);
    await save(shop, { activity: { done: 2 }, ve: trainingBlock });
    await save(shop, { activity: { done: 0, request: { gender: 1, accept: '2026-03-02T09:00:00.000Z' } } });
    expect((await fileOf(enrolment, shop.id)).entity_data.activity).toEqual({
      done: 0,
      request: { gender: 1 },
      history: [{ gender: 2 }],
    });
  });

  it.each([0, 9, 4])('computes the status: a partner who sends %i keeps a validated file', async (status) => {
    const shop = await validatedShop(enrolment);
    const { row_hash } = await fileOf(enrolment, shop.id);
    const body = { entity_id: shop.id, entity_data: {}, last_row_hash: row_hash, status };
    expect((await partnerOf(enrolment, shop).put('/enrolment/entity', body)).body.status).toBe(1);
  });

  it.each([{}, { status: 9 }, { status: 0 }])(
    'that changes nothing at a validated file writes no entry and no event, with %j beside it',
    async (more) => {
      const shop = await validatedShop(enrolment);
      const before = await fileOf(enrolment, shop.id);
      const answer = await save(shop, before.entity_data, more);
      expect(answer).toMatchObject({ status: 200, body: { status: 1, row_hash: before.row_hash } });
      const { history } = (await enrolment.models.establishments.findOne({ _id: shop.id }).lean()) ?? { history: [] };
      expect(history.map(({ act }) => act)).toEqual(['register', 'validate']);
      expect((await enrolment.eventsOf(shop.id)).map(({ name }) => name)).not.toContain('entity.profile-saved');
    },
  );

  it.each([{ force_approval: true }, { undo_closing: true }])('refuses %j, which is staff’s', async (more) => {
    const shop = await validatedShop(enrolment);
    const before = await fileOf(enrolment, shop.id);
    expect(await save(shop, { website: 'www.cycles.fr' }, more)).toMatchObject({
      status: 403,
      body: { code: 'NotAuthorizedException', message: 'Staff alone may do this.' },
    });
    expect(await fileOf(enrolment, shop.id)).toEqual(before);
  });

  it('refuses another partner’s file, an unknown one to staff, and operators', async () => {
    const [shop, other] = [await register(enrolment), await register(enrolment)];
    const { row_hash } = await fileOf(enrolment, other.id);
    const body = { entity_id: other.id, entity_data: {}, last_row_hash: row_hash };
    expect(await partnerOf(enrolment, shop).put('/enrolment/entity', body)).toMatchObject({
      status: 403,
      body: { code: 'NotAuthorizedException' },
    });
    expect(await partnerOf(enrolment, shop).get(`/enrolment/entity/${other.id}`)).toMatchObject({ status: 403 });
    expect(await enrolment.as('ADM').put('/enrolment/entity', { ...body, entity_id: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'EntityNotFoundException' },
    });
    expect(
      (await partnerOf(enrolment, other).put('/enrolment/entity', { ...body, last_row_hash: { $gt: '' } })).status,
    ).toBe(400);
    expect(
      (await partnerOf(enrolment, other).put('/enrolment/entity', { ...body, entity_data: { city: { $ne: null } } }))
        .status,
    ).toBe(400);
  });

  it('writes nothing with a stale row_hash; of many writers with one hash exactly one wins', async () => {
    const shop = await validatedShop(enrolment);
    const { row_hash } = await fileOf(enrolment, shop.id);
    const write = (city: string) =>
      partnerOf(enrolment, shop).put('/enrolment/entity', {
        entity_id: shop.id,
        entity_data: { city },
        last_row_hash: row_hash,
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => write(`Ville ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['EntityVersionMismatchException']),
    );
    const { city } = (await fileOf(enrolment, shop.id)).entity_data;
    expect(city).toBe(`Ville ${answers.findIndex(({ status }) => status === 200)}`);
    expect(await enrolment.models.establishments.findOne({ _id: shop.id }).lean()).toMatchObject({ sequence: 3 });
  });
});
