import { randomUUID } from 'node:crypto';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, password, shopData } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const send = (entity_id: string, code: string, entity_data: object) =>
  enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data });

describe('what a registration brings', () => {
  it('needs a KBIS, except from a local authority', async () => {
    const { entity_id, code } = await applicant(enrolment);
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
    const { entity_id, code, prefix, documents } = await applicant(enrolment);
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
    [{ asso_type: 'AM' as const }, 'entity_data.asso_type (INVALID): Invalid for this kind'],
    [{ cguAccept: false }, 'entity_data.cguAccept (MISSING): Field is required'],
    [
      { horaires_ouverture: { mon: ['12:00', '09:00', '', ''] as [string, string, string, string] } },
      'entity_data.horaires_ouverture (INVALID): Invalid opening-hours format',
    ],
  ])('names what is wrong: %j', async (change, message) => {
    const { entity_id, code, documents } = await applicant(enrolment);
    const answer = await send(entity_id, code, shopData({ documents, ...change }));
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each([{ id_alveole: '12' }, { operateur_id: 'me' }, { motif: { code: '', tab: [] } }])(
    'refuses a field that is staff’s: %j',
    async (change) => {
      const { entity_id, code, documents } = await applicant(enrolment);
      expect((await send(entity_id, code, shopData({ documents, ...change }))).body.code).toBe(
        'NotAuthorizedException',
      );
    },
  );

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
