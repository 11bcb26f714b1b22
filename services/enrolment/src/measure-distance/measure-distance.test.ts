import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { freshSerial, validatedShop } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const ask = (consumer_id: string, entity_id: string) =>
  enrolment
    .asService('repairs')
    .get(`/v1/enrolment/distances?${new URLSearchParams({ consumer_id, entity_id }).toString()}`);

const letters = 'ABCDEFGHIJ';

/** Somebody of a name of her own, who lives there. */
async function personOf(zip: string): Promise<string> {
  const { body } = await enrolment.visitor.post('/enrolment/consumer_public', {
    lastname: `Durand${String(freshSerial()).replace(/\d/g, (digit) => letters[Number(digit)] as string)}`,
    name: 'Léa',
    birthdate: '1990-02-01',
    birthplace: 'Lyon',
    zip,
    phone: '+33639980123',
    mail: 'lea.durand@exemple.fr',
    cguAccept: '2026-03-02T08:59:00.000Z',
  });
  return body.consumer_id;
}

describe('the distance from a person to a shop', () => {
  it('is that from the town of the postcode, as the crow flies, with both towns and no address', async () => {
    const { id } = await validatedShop(enrolment);
    const { body } = await ask(await personOf('29200'), id);
    expect(body).toEqual({
      person: { zip: '29200', city: 'Brest' },
      shop: { zip: '67000', city: 'Strasbourg' },
      kilometres: expect.any(Number),
    });
    expect(body.kilometres).toBeGreaterThan(850);
    expect(body.kilometres).toBeLessThan(950);
  });

  it('is taken from the town of the postcode that is nearest', async () => {
    const towns = (await enrolment.visitor.get('/v1/enrolment/towns?zip=67120')).body;
    const last = towns.at(-1);
    const { id } = await validatedShop(enrolment, { latitude: last.latitude, longitude: last.longitude });
    const { body } = await ask(await personOf('67120'), id);
    expect(towns.length).toBeGreaterThan(1);
    expect(body.kilometres).toBe(0);
  });

  it.each([
    ['that no town has', { $set: { postalCode: '00000' } }],
    ['that was never asked for', { $unset: { postalCode: '' } }],
  ])('is not known with a postcode %s', async (_, change) => {
    const { id } = await validatedShop(enrolment);
    const person = await personOf('67000');
    await enrolment.models.beneficiaries.collection.updateOne({ _id: person } as never, change);
    const answer = await ask(person, id);
    expect([answer.status, answer.body]).toEqual([200, null]);
  });

  it('is not known with a shop that has no place on the map', async () => {
    const { id } = await validatedShop(enrolment);
    const gap = { $unset: { 'profile.latitude': '', 'profile.longitude': '' } };
    await enrolment.models.establishments.collection.updateOne({ _id: id } as never, gap);
    expect((await ask(await personOf('67000'), id)).body).toBeNull();
  });

  it('is not known of somebody or of a shop that nobody knows', async () => {
    const { id } = await validatedShop(enrolment);
    expect((await ask('ABCDEFGH', id)).body).toBeNull();
    expect((await ask(await personOf('67000'), 'nowhere')).body).toBeNull();
  });
});
