import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { partnerOf, validatedShop } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
let counter: ReturnType<OpenEnrolment['as']>;
beforeAll(async () => {
  enrolment = await openEnrolment();
  counter = partnerOf(enrolment, await validatedShop(enrolment));
});
afterAll(() => enrolment?.close());

const atHome = {
  lastname: 'de La Tour-Maubourg y Álvarez',
  name: ' Élisabeth ',
  birthdate: '1990-05-17',
  birthplace: 'Aïn Témouchent : Algérie',
  zip: '42000',
  phone: '+33639980101',
  mail: 'elisabeth@exemple.fr',
  cguAccept: '2026-03-02T08:59:00.000Z',
};
const atCounter = {
  first_name: 'ELISABETH',
  last_name: 'DABOVILLE',
  typed_first_name: 'Élisabeth',
  typed_last_name: "d'Aboville",
  birth_date: '1985-01-02',
  birth_place: '13001 Marseille',
  smartphone_number: '+33639980102',
};
const record = (changes: object = {}) =>
  counter.post('/enrolment/consumer', { consumer_data: { ...atCounter, ...changes } });
const dataOf = async (id: string) => (await counter.get(`/enrolment/consumer/${id}`)).body.consumer_data;

describe('the names of a beneficiary', () => {
  it('typed at home are answered as they were typed, beside the form that is compared', async () => {
    const { consumer_id } = (await enrolment.visitor.post('/enrolment/consumer_public', atHome)).body;
    expect(await dataOf(consumer_id)).toMatchObject({
      first_name: 'ELISABETH',
      last_name: 'DELATOURMAUBOURGYALVAREZ',
      typed_first_name: 'Élisabeth',
      typed_last_name: 'de La Tour-Maubourg y Álvarez',
    });
  });

  it('recorded at the counter are answered as they were typed, and find the person under either apostrophe', async () => {
    const { consumer_id } = (await record()).body;
    expect(await dataOf(consumer_id)).toMatchObject(atCounter);
    expect((await record({ typed_last_name: 'd’Aboville' })).body).toMatchObject({ consumer_id, is_new: false });
    const recovered = await enrolment.visitor.post('/enrolment/lost_consumer_id', {
      first_name: 'Elisabeth',
      last_name: 'd’ABOVILLE',
      birth_date: atCounter.birth_date,
      birth_place: 'Marseille',
    });
    expect(recovered.body).toEqual({ consumer_id });
  });

  it('of a client of an earlier version have the folded form alone', async () => {
    const { first_name, birth_date, birth_place, smartphone_number } = atCounter;
    const earlier = { first_name, last_name: 'ANCIEN', birth_date, birth_place, smartphone_number };
    const { consumer_id } = (await counter.post('/enrolment/consumer', { consumer_data: earlier })).body;
    expect(await dataOf(consumer_id)).toEqual(earlier);
  });

  it('are refused where what is read is another name than what is compared', async () => {
    const { status, body } = await record({ typed_last_name: 'Dupont' });
    expect([status, body.code]).toEqual([400, 'ValidationException']);
  });
});
