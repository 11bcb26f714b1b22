import { routesOf } from '@alveole/contracts';
import { accessCells, askAsStranger, outcomeOf, scopeOutcomesOf, scopeRows } from '@alveole/testing/node';
import type { Known } from '@alveole/testing/node';
import { openEnrolment } from './enrolment.harness.ts';
import type { OpenEnrolment } from './enrolment.harness.ts';
import { decide, fileOf, partnerOf, register } from './shops.harness.ts';

let enrolment: OpenEnrolment;
let closed: string;
beforeAll(async () => {
  enrolment = await openEnrolment();
  const shop = await register(enrolment);
  const refusal = { status: 9, entity_data: { motif: { code: 'CODE27', tab: ['Demandeur non éligible'] } } };
  expect(await decide(enrolment, shop.id, refusal)).toMatchObject({ status: 200 });
  closed = shop.id;
});
afterAll(() => enrolment?.close());

describe('every call, by every caller', () => {
  it.each(accessCells(routesOf.enrolment))('%s', async (_, cell) => {
    expect(await outcomeOf(enrolment, cell, closed)).toBe(cell.expected);
  });
});

describe('every call, by software of every binding with every scope', () => {
  it.each(scopeRows(routesOf.enrolment))('%s', async (_, route, expected) => {
    expect(await scopeOutcomesOf(enrolment, route)).toEqual(expected);
  });
});

describe('what belongs to a bike shop', () => {
  const iban = 'FR7630006000011234567890189';
  const marks = [iban, '+33639981234', 'Quatrebarbes'];
  let shop: Awaited<ReturnType<typeof register>>;
  let known: Known;
  let rowHash: string;
  beforeAll(async () => {
    const particulars = { name: 'Quatrebarbes', smartphone: '+33639981234', iban };
    shop = await register(enrolment, { ...particulars, commercialname: 'Cycles Insolites' });
    const file = await fileOf(enrolment, shop.id);
    rowHash = file.row_hash;
    const document = file.entity_data.documents[0].media_url;
    known = {
      id: shop.id,
      entity_id: shop.id,
      name: document,
      query: 'insolites',
      last_row_hash: rowHash,
      entity_data: { city: 'Colmar' },
      status: 1,
    };
  });

  const strangers = ['FUB', 'REP', 'a visitor'] as const;
  const clientOf = (stranger: (typeof strangers)[number]) =>
    stranger === 'a visitor' ? enrolment.visitor : enrolment.as(stranger, { entityId: 'another-shop' });
  const cells = strangers.flatMap((stranger) =>
    routesOf.enrolment.filter(({ auth }) => auth !== 'service').map((route) => [route.name, stranger, route] as const),
  );

  it.each(cells)('is not told by %s to %s, nor changed', async (_, stranger, route) => {
    const { status, text } = await askAsStranger(clientOf(stranger), route, known);
    expect(status).toBeLessThan(500);
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
    expect((await fileOf(enrolment, shop.id)).row_hash).toBe(rowHash);
  });

  it('is told to itself, so that these calls would find it', async () => {
    const read = routesOf.enrolment.find(({ name }) => name === 'readEntity');
    if (!read) throw new Error('The contracts have no readEntity.');
    const { text } = await askAsStranger(partnerOf(enrolment, shop), read, known);
    expect(marks.filter((mark) => text.includes(mark))).toEqual(marks);
  });

  it.each(['readEntity', 'readMedia', 'readMediaPrefix', 'saveEntity', 'readEntityHistory'])(
    'is refused to the federation by %s',
    async (name) => {
      const route = routesOf.enrolment.find((known) => known.name === name);
      if (!route) throw new Error(`The contracts have no ${name}.`);
      expect((await askAsStranger(enrolment.as('FUB'), route, known)).status).toBe(403);
    },
  );
});

describe('a closed account', () => {
  it('reads its own file, its status told, and saves and uploads nothing', async () => {
    const partner = enrolment.as('REP', { entityId: closed });
    const own = await partner.get(`/enrolment/entity/${closed}`);
    expect(own).toMatchObject({ status: 200, body: { status: 9 } });
    const save = { entity_id: closed, last_row_hash: own.body.row_hash, entity_data: {} };
    for (const refused of [
      await partner.put('/enrolment/entity', save),
      await partner.get(`/enrolment/mediaputurl?name=${closed}/a.pdf`),
    ])
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'NotAuthorizedException', message: 'Account closed.' },
      });
  });
});
