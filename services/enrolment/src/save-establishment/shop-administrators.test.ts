import { randomUUID } from 'node:crypto';
import { decide, fileOf, partnerOf, password, pdf, register, saveOf, validatedShop } from '../shops.harness.ts';
import type { Shop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

async function refusedShop(): Promise<Shop> {
  const shop = await register(enrolment);
  await decide(enrolment, shop.id, { status: 2, entity_data: { motif: { code: '', tab: ['Autre raison'] } } });
  return shop;
}
const openers = {
  registered: () => register(enrolment),
  validated: () => validatedShop(enrolment),
  refused: refusedShop,
};

async function saveAsStandardUser({ id }: Shop, entity_data: object) {
  const { row_hash } = await fileOf(enrolment, id);
  const standard = enrolment.as('REP', { entityId: id, userName: 'Roux Jean', permission: 1 });
  return standard.put('/enrolment/entity', { entity_id: id, entity_data, last_row_hash: row_hash });
}

async function documentOf(shop: Shop, media_gender: string) {
  const upload = await enrolment.uploadAs(partnerOf(enrolment, shop), `${shop.id}/`, 'pdf', pdf);
  return { documents: [{ ...upload, media_gender, media_id: randomUUID() }] };
}

const refusal = {
  status: 403,
  body: { code: 'NotAuthorizedException', message: 'Only an administrator of the establishment may change this.' },
};

describe('what is the administrators’ of a shop', () => {
  it.each([
    ['the IBAN', 'validated', { iban: 'FR7630006000011234567890189' }],
    ['the holder of the account', 'validated', { account_holder: 'Léa Durand' }],
    ['the BIC', 'validated', { bic: 'AGRIFRPP' }],
    ['the last name of the representative', 'refused', { name: 'Durand' }],
    ['the first name of the representative', 'refused', { firstname: 'Dominique' }],
    ['the mobile of the representative', 'refused', { smartphone: '+33698765432' }],
    ['the refusal of the conditions', 'validated', { cgsAccept: false }],
    ['the refusal of the conditions by their date', 'validated', { cgsAcceptDate: 'never' }],
    ['the refusal of the terms of use', 'validated', { cguAccept: false }],
  ] as const)('%s is refused to a standard user and taken from an administrator', async (_, standing, change) => {
    const shop = await openers[standing]();
    const before = await fileOf(enrolment, shop.id);
    expect(await saveAsStandardUser(shop, { ...before.entity_data, ...change })).toMatchObject(refusal);
    expect(await fileOf(enrolment, shop.id)).toEqual(before);
    expect((await saveOf(enrolment, shop, change, { password })).status).toBe(200);
  });

  it.each([
    ['RIB', 'validated'],
    ['PID', 'registered'],
    ['KBIS', 'refused'],
  ] as const)('a new %s is refused to a standard user and taken from an administrator', async (kind, standing) => {
    const shop = await openers[standing]();
    const before = await fileOf(enrolment, shop.id);
    const document = await documentOf(shop, kind);
    expect(await saveAsStandardUser(shop, document)).toMatchObject(refusal);
    expect(await fileOf(enrolment, shop.id)).toEqual(before);
    expect((await saveOf(enrolment, shop, document)).status).toBe(200);
  });

  it('comes back unchanged beside what a standard user may change', async () => {
    const shop = await validatedShop(enrolment, { iban: 'FR7630006000011234567890189' });
    const { entity_data } = await fileOf(enrolment, shop.id);
    expect((await saveAsStandardUser(shop, { ...entity_data, website: 'http://www.cycles.fr' })).status).toBe(200);
    expect((await fileOf(enrolment, shop.id)).entity_data).toMatchObject({
      website: 'http://www.cycles.fr',
      iban: 'FR7630006000011234567890189',
    });
  });

  it('is not the acceptance of the conditions, which a standard user gives', async () => {
    const shop = await validatedShop(enrolment);
    await decide(enrolment, shop.id, { entity_data: { cgsAccept: false } });
    expect((await saveAsStandardUser(shop, { cgsAccept: true, cguAccept: true })).body.status).toBe(1);
    expect((await fileOf(enrolment, shop.id)).entity_data.cgsAcceptBy).toBe('Roux Jean');
  });
});
