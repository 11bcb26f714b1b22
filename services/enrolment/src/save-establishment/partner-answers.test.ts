import { decide, fileOf, password, register, saveOf, validatedShop } from '../shops.harness.ts';
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

describe('a partner’s answer to the conditions', () => {
  it('keeps the acceptance of the conditions under the server’s time', async () => {
    const shop = await register(enrolment, { cgsAccept: undefined });
    const answer = await save(shop, { cgsAccept: true, cgsAcceptDate: '199901010000' });
    expect(answer.body.status).toBe(0);
    expect((await fileOf(enrolment, shop.id)).entity_data).toMatchObject({
      cgsAcceptDate: '202603021000',
      cgsAcceptBy: 'Martin Camille',
    });
  });

  it('answers conditions that were presented anew: the status stands, the date and the person are kept', async () => {
    const shop = await validatedShop(enrolment);
    await decide(enrolment, shop.id, { entity_data: { cgsAccept: false } });
    expect((await fileOf(enrolment, shop.id)).entity_data.cgsAcceptBy).toBeUndefined();
    expect((await save(shop, { cgsAccept: true, cguAccept: true })).body.status).toBe(1);
    expect((await fileOf(enrolment, shop.id)).entity_data).toMatchObject({
      cgsAccept: true,
      cgsAcceptDate: '202603021000',
      cgsAcceptBy: 'Martin Camille',
    });
    expect((await enrolment.eventsOf(shop.id)).at(-1)).toMatchObject({
      data: { entity: { conditions_accepted: true } },
    });
  });

  it('closes the account when conditions that were presented anew are refused', async () => {
    const shop = await validatedShop(enrolment);
    await decide(enrolment, shop.id, { entity_data: { cgsAccept: false } });
    expect((await save(shop, { cgsAccept: false }, { password })).body.status).toBe(9);
    expect((await fileOf(enrolment, shop.id)).entity_data).toMatchObject({
      cgsAccept: false,
      cgsAcceptDate: 'never',
      cgsAcceptBy: 'Martin Camille',
    });
  });

  it('lets nobody sign an answer for another', async () => {
    const shop = await register(enrolment);
    expect((await save(shop, { cgsAcceptBy: 'Durand Zoé' })).body.message).toBe('Field not editable: cgsAcceptBy.');
  });

  it('closes the account when the conditions are refused; nothing can be saved any more', async () => {
    const shop = await validatedShop(enrolment);
    expect((await save(shop, { cgsAcceptDate: 'never' }, { password })).body.status).toBe(9);
    const closing = (await enrolment.eventsOf(shop.id)).at(-1);
    expect(closing).toMatchObject({
      name: 'entity.closed',
      data: { closes_sessions: true, mail: 'conditions-refused', entity: { status: 9, conditions_accepted: false } },
    });
    expect((await save(shop, { website: 'www.cycles.fr' })).body.message).toBe('Account closed.');
    // A closed file gives its SIRET back.
    expect((await register(enrolment, { siret: shop.data.siret })).answer.status).toBe(200);
  });
});
