import { personKey } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const person = (lastname: string, birthplace: string, phone: string) => ({
  lastname,
  name: 'Éloïse',
  birthdate: '1990-05-17',
  birthplace,
  zip: '69001',
  phone,
  mail: `${lastname.toLowerCase()}@exemple.fr`,
  cguAccept: '2026-03-02T08:59:00.000Z',
});
const preRegister = async (body: object) => (await enrolment.visitor.post('/enrolment/consumer_public', body)).body;
const keyOf = async (id: string) => (await enrolment.models.beneficiaries.findById(id).lean())?.personKey;

/** As versions before districts were folded kept it. */
async function formerKey(id: string): Promise<string> {
  const key = 'FORMER|ELOISE|1990-05-17|LYONER';
  await enrolment.models.beneficiaries.collection.updateOne(
    { _id: id } as never,
    { $set: { personKey: `${key}|${id}` } } as never,
  );
  return `${key}|${id}`;
}

describe('a person born in a district of a town', () => {
  it('is one with who was born in the town: the same code, at home and at the counter', async () => {
    const first = await preRegister(person('Aubry', 'LYON', '+33639990001'));
    const again = await preRegister(person('Aubry', 'Lyon 1er', '+33639990001'));
    expect([first.is_new, again.is_new, again.consumer_id]).toEqual([true, false, first.consumer_id]);
  });

  it('who was recorded by an earlier version is found under the town once the keys are renewed', async () => {
    const { consumer_id } = await preRegister(person('Baron', 'Lyon 1er', '+33639990002'));
    await formerKey(consumer_id);
    await enrolment.migrate();
    const again = await preRegister(person('Baron', 'Lyon', '+33639990002'));
    expect([again.is_new, again.consumer_id]).toEqual([false, consumer_id]);
  });

  it('who was recorded twice by an earlier version keeps both records', async () => {
    const town = await preRegister(person('Caron', 'Lyon', '+33639990003'));
    const district = await preRegister(person('Caronne', 'Lyon 1er', '+33639990004'));
    const former = await formerKey(district.consumer_id);
    await enrolment.models.beneficiaries.collection.updateOne(
      { _id: district.consumer_id } as never,
      { $set: { lastName: 'CARON' } } as never,
    );
    await enrolment.migrate();
    const born = { firstName: 'Éloïse', lastName: 'Caron', birthDate: '1990-05-17', birthPlace: 'Lyon' };
    expect([await keyOf(town.consumer_id), await keyOf(district.consumer_id)]).toEqual([personKey(born), former]);
  });
});
