import { saveOf, validatedShop } from '../shops.harness.ts';
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

it('keeps a history of acts and field names, without their values', async () => {
  const shop = await validatedShop(enrolment);
  await save(shop, { iban: 'FR7630006000011234567890189' });
  const { history } = (await enrolment.models.establishments.findOne({ _id: shop.id }).lean()) ?? { history: [] };
  expect(history.map(({ act, to, fields }) => [act, to, fields])).toEqual([
    ['register', 0, []],
    ['validate', 1, []],
    ['save-profile', 1, ['iban']],
  ]);
  expect(JSON.stringify(history)).not.toContain('FR76');
});
