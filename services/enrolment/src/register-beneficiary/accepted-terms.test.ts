import { partnerOf, validatedShop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
let counter: ReturnType<OpenEnrolment['as']>;
beforeAll(async () => {
  enrolment = await openEnrolment();
  counter = partnerOf(enrolment, await validatedShop(enrolment));
});
afterAll(() => enrolment?.close());

let serial = 0;
const identity = () => ({
  first_name: 'LEA',
  last_name: `DURAND${'ABCDEFGHIJ'[(serial += 1)]}`,
  birth_date: '1985-01-02',
  birth_place: 'Colmar',
});
const counterData = (changes: object = {}) => ({ ...identity(), smartphone_number: '+33639980001', ...changes });

describe('a person who is recorded at the counter', () => {
  it('refuses a postcode that no town has, and takes a person without one', async () => {
    const unknown = await counter.post('/enrolment/consumer', { consumer_data: counterData({ postal_code: '00000' }) });
    expect([unknown.status, unknown.body.message]).toEqual([400, 'consumer_data.postal_code (INVALID): Unknown zip']);
    expect(
      (await counter.post('/enrolment/consumer', { consumer_data: counterData({ postal_code: '67000' }) })).status,
    ).toBe(200);
  });

  it('keeps the terms that were accepted there, once, and tells them with the person', async () => {
    const consumer_data = counterData();
    const read = async (id: string) => (await counter.get(`/enrolment/consumer/${id}`)).body;
    const { consumer_id } = (await counter.post('/enrolment/consumer', { consumer_data })).body;
    expect(await read(consumer_id)).toMatchObject({ pre_registered: false });
    expect(await read(consumer_id)).not.toHaveProperty('cguAccept');
    const accepted = await counter.post('/enrolment/consumer', {
      consumer_data,
      cguAccept: '2026-03-02T09:00:00.000Z',
    });
    expect(accepted.body).toMatchObject({ consumer_id, is_new: false });
    await counter.post('/enrolment/consumer', { consumer_data, cguAccept: '2026-03-02T09:00:30.000Z' });
    expect(await read(consumer_id)).toMatchObject({
      cguAccept: '2026-03-02T09:00:00.000Z',
      row_hash: accepted.body.row_hash,
    });
    const atOnce = { consumer_data: counterData(), cguAccept: '2026-03-02T08:59:00.000Z' };
    expect(await read((await counter.post('/enrolment/consumer', atOnce)).body.consumer_id)).toMatchObject({
      cguAccept: '2026-03-02T08:59:00.000Z',
      pre_registered: false,
    });
  });

  it('tells what was accepted at home, and that it was at home', async () => {
    const { consumer_id } = (
      await enrolment.visitor.post('/enrolment/consumer_public', {
        lastname: 'Dupré',
        name: 'Éloïse',
        birthdate: '1990-05-17',
        birthplace: 'Saint-Étienne',
        zip: '42000',
        phone: '+33639980002',
        mail: 'eloise@exemple.fr',
        cguAccept: '2026-03-02T08:59:00.000Z',
        surveyAccept: '2026-03-02T08:59:30.000Z',
      })
    ).body;
    expect((await counter.get(`/enrolment/consumers?query=${consumer_id}`)).body).toMatchObject([
      { cguAccept: '2026-03-02T08:59:00.000Z', surveyAccept: '2026-03-02T08:59:30.000Z', pre_registered: true },
    ]);
    const [one, other] = [
      await counter.get(`/enrolment/consumer/${consumer_id}`),
      await counter.get(`/enrolment/consumers/${consumer_id}`),
    ];
    expect(other.body).toEqual(one.body);
    expect(other.body).toMatchObject({
      cguAccept: '2026-03-02T08:59:00.000Z',
      surveyAccept: '2026-03-02T08:59:30.000Z',
    });
  });
});
