import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const ask = (mail: string) =>
  enrolment.asService('notifications').get(`/v1/enrolment/known_addresses?mail=${encodeURIComponent(mail)}`);

describe('an address', () => {
  it('is that of an establishment, whatever its status, capitals or not', async () => {
    const { id, mail } = await register(enrolment);
    expect((await ask(mail.toUpperCase())).body).toEqual({
      entities: [{ entity_id: id, gender: 0 }],
      consumer_ids: [],
    });
    expect((await ask(mail.replace('-', ''))).body.entities).toEqual([]);
  });

  it('is that of a beneficiary', async () => {
    const mail = 'lea.durand@exemple.fr';
    const { body } = await enrolment.visitor.post('/enrolment/consumer_public', {
      lastname: 'Durand',
      name: 'Léa',
      birthdate: '1990-02-01',
      birthplace: 'Lyon',
      zip: '69001',
      phone: '+33639980123',
      mail,
      cguAccept: '2026-03-02T08:59:00.000Z',
    });
    expect((await ask(mail)).body).toStrictEqual({ entities: [], consumer_ids: [body.consumer_id] });
  });

  it('is nobody’s, and is told to services alone', async () => {
    expect((await ask('personne@exemple.fr')).body).toEqual({ entities: [], consumer_ids: [] });
    const url = '/v1/enrolment/known_addresses?mail=personne@exemple.fr';
    expect((await enrolment.as('ADM').get(url)).status).toBe(401);
  });
});
