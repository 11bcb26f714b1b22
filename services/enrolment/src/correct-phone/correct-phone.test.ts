import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { partnerOf, validatedShop } from '../shops.harness.ts';
import type { Shop } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
let shop: Shop;
let serial = 0;
beforeAll(async () => {
  enrolment = await openEnrolment();
  shop = await validatedShop(enrolment, { commercialname: 'Cycles du Rhin' });
});
afterAll(() => enrolment?.close());

const previous = '+33612345678';
const next = '+33639981234';

async function known() {
  serial += 1;
  const consumer_data = {
    first_name: 'LEA',
    last_name: `DURAND${'ABCDEFGHIJ'.charAt(serial)}`,
    birth_date: '1985-01-02',
    birth_place: 'Colmar',
    smartphone_number: previous,
  };
  const { body } = await partnerOf(enrolment, shop).post('/enrolment/consumer', { consumer_data });
  return body as { consumer_id: string; row_hash: string };
}

const correct = (
  { consumer_id, row_hash }: Awaited<ReturnType<typeof known>>,
  caller = partnerOf(enrolment, shop),
  number = next,
) => caller.put('/enrolment/consumer', { consumer_id, smartphone_number: number, last_row_hash: row_hash });

async function lastCorrection(consumerId: string) {
  await enrolment.drain();
  const changed = enrolment.published.findLast(
    ({ name, aggregate_id }) => name === 'consumer.changed' && aggregate_id === consumerId,
  );
  return (changed?.data as { phone_correction?: unknown } | undefined)?.phone_correction;
}

describe('a mobile changed at the counter', () => {
  it('is told with the number before, the shop and who stood at it', async () => {
    const person = await known();
    expect((await correct(person)).status).toBe(200);
    expect(await lastCorrection(person.consumer_id)).toEqual({
      previous_number: previous,
      role: 'REP',
      user_name: 'Martin Camille',
      entity_id: shop.id,
      entity_name: 'Cycles du Rhin',
    });
  });

  it('stays where a file of the person waits for its code in another shop', async () => {
    const person = await known();
    enrolment.waitingShops.set(person.consumer_id, [shop.id, 'another-shop']);
    const refused = await correct(person);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'A file of this person waits for its code in another establishment.',
    ]);
    const { body } = await partnerOf(enrolment, shop).get(`/enrolment/consumer/${person.consumer_id}`);
    expect(body.consumer_data.smartphone_number).toBe(previous);
    expect(await lastCorrection(person.consumer_id)).toBeUndefined();
  });

  it('refuses the mobile of the shop’s own representative as the number of a client, who would not have the code', async () => {
    const person = await known();
    const refused = await correct(person, partnerOf(enrolment, shop), shop.data.smartphone);
    expect([refused.status, refused.body.refusal]).toEqual([403, 'this-number-is-the-shops-own']);
    expect(await lastCorrection(person.consumer_id)).toBeUndefined();
    expect((await correct(person, enrolment.as('ADM'), shop.data.smartphone)).status).toBe(200);
  });

  it('changes where the person’s file waits in this shop alone, and by an administrator wherever it waits', async () => {
    const [here, elsewhere] = [await known(), await known()];
    enrolment.waitingShops.set(here.consumer_id, [shop.id]);
    enrolment.waitingShops.set(elsewhere.consumer_id, ['another-shop']);
    expect((await correct(here)).status).toBe(200);
    expect((await correct(elsewhere, enrolment.as('ADM'))).status).toBe(200);
    expect(await lastCorrection(elsewhere.consumer_id)).toMatchObject({ role: 'ADM', previous_number: previous });
  });

  it('is no change, and nobody is told, where the number is the one that is known', async () => {
    const person = await known();
    const same = { consumer_id: person.consumer_id, smartphone_number: previous, last_row_hash: person.row_hash };
    const answer = await partnerOf(enrolment, shop).put('/enrolment/consumer', same);
    expect(answer.body).toEqual({ row_hash: person.row_hash });
    expect(await lastCorrection(person.consumer_id)).toBeUndefined();
  });
});
