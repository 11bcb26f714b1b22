import { decide, fileOf, partnerOf, password, register, saveOf, validatedShop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

const morning = '2026-03-02T09:00:00.000Z';
let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
beforeEach(() => {
  enrolment.clock.now = new Date(morning);
});
afterAll(() => enrolment?.close());

const refuseConditions = (shop: { id: string }, typed: string | undefined) =>
  saveOf(enrolment, shop, { cgsAccept: false }, typed === undefined ? {} : { password: typed });
const undo = (id: string, person = {}) => decide(enrolment, id, { undo_closing: true }, person);

async function closedShop() {
  const shop = await validatedShop(enrolment);
  expect((await refuseConditions(shop, password)).body.status).toBe(9);
  return shop;
}

describe('a shop whose conditions are refused', () => {
  it.each([
    ['without the password', undefined, 400, 'password (MISSING): Field is required'],
    ['with a wrong password', 'Velo-4321', 403, 'Wrong password.'],
  ])('stays open %s', async (_, typed, status, message) => {
    const shop = await validatedShop(enrolment);
    const before = await fileOf(enrolment, shop.id);
    expect(await refuseConditions(shop, typed)).toMatchObject({ status, body: { message } });
    expect(await fileOf(enrolment, shop.id)).toEqual(before);
  });

  it('tells until when that is undone, and its mail goes to the administrators', async () => {
    const shop = await closedShop();
    expect((await fileOf(enrolment, shop.id)).own_closing).toEqual({
      undone_until: '2026-03-09T09:00:00.000Z',
      from: 1,
    });
    expect((await enrolment.eventsOf(shop.id)).at(-1)).toMatchObject({
      name: 'entity.closed',
      data: { mail: 'conditions-refused', closes_sessions: true },
    });
  });
});

describe('the closing of a shop by its own people', () => {
  it('is undone by staff within seven days: it stands where it stood, with conditions to accept', async () => {
    const shop = await closedShop();
    enrolment.clock.now = new Date('2026-03-09T08:00:00.000Z');
    expect((await undo(shop.id, { userName: 'LEROY Ann' })).body.status).toBe(1);
    const file = await fileOf(enrolment, shop.id);
    expect(file).not.toHaveProperty('own_closing');
    expect(file.entity_data).not.toHaveProperty('cgsAcceptDate');
    expect((await enrolment.eventsOf(shop.id)).at(-1)).toMatchObject({
      name: 'entity.modified',
      data: {
        mail: 'closing-undone',
        closes_sessions: false,
        from: 9,
        entity: { status: 1, conditions_accepted: false },
      },
    });
    const [operation] = (await enrolment.as('ADM').get(`/v1/enrolment/entity_history/${shop.id}`)).body;
    expect(operation).toMatchObject({ act: 'undo-closing', from: 9, to: 1, author: { user_name: 'LEROY Ann' } });
    expect((await saveOf(enrolment, shop, { cgsAccept: true, cguAccept: true })).body.status).toBe(1);
  });

  it('is undone after a member of staff took the file, to where it stood', async () => {
    const shop = await closedShop();
    await decide(enrolment, shop.id, { entity_data: { operateur_id: 'ann' } }, { userId: 'ann' });
    expect((await undo(shop.id, { userId: 'ann' })).body.status).toBe(1);
  });

  it('stays once seven days are over, with the reason', async () => {
    const shop = await closedShop();
    enrolment.clock.now = new Date('2026-03-09T09:00:01.000Z');
    expect(await undo(shop.id)).toMatchObject({
      status: 403,
      body: { message: 'The entity was closed more than seven days ago.' },
    });
    expect((await fileOf(enrolment, shop.id)).status).toBe(9);
  });

  it('stays where another shop has taken its SIRET since', async () => {
    const shop = await closedShop();
    await register(enrolment, { siret: shop.data.siret });
    expect((await undo(shop.id)).body.code).toBe('DuplicatesValueException');
  });

  it('is not undone by the shop itself', async () => {
    const shop = await closedShop();
    const { row_hash } = await fileOf(enrolment, shop.id);
    const body = { entity_id: shop.id, entity_data: {}, last_row_hash: row_hash, undo_closing: true };
    expect((await partnerOf(enrolment, shop).put('/enrolment/entity', body)).body.message).toBe('Account closed.');
  });
});

it('a refusal of the programme for good is not undone', async () => {
  const shop = await register(enrolment);
  const motif = { code: 'CODE27', tab: ['Demandeur non éligible'] };
  expect((await decide(enrolment, shop.id, { status: 9, entity_data: { motif } })).body.status).toBe(9);
  expect((await undo(shop.id)).body.message).toBe('The entity was not closed by its own people.');
});
