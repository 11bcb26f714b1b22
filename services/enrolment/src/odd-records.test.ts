import { fileChangesOf } from '@alveole/contracts/establishment';
import { storeOddCopy } from '@alveole/testing/node';
import { openEnrolment } from './enrolment.harness.ts';
import type { OpenEnrolment } from './enrolment.harness.ts';
import { register } from './shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment({ NODE_ENV: 'production' });
});
afterAll(() => enrolment?.close());

describe('a stored establishment that fits the contract no more', () => {
  it('stands in the list beside the others, and is read by itself, without what the contract does not name', async () => {
    const { id, data } = await register(enrolment);
    const profile = { ...fileChangesOf(data), postcode: 'Ж7000', oddity: 'x' };
    const { establishments } = enrolment.models;
    await storeOddCopy(establishments, id, { _id: 'odd-1', prefix: 77_777, profile, siretClaim: undefined });
    const admin = enrolment.as('ADM');
    const list = await admin.get('/enrolment/entities');
    expect([list.status, list.body.length, list.text.includes('oddity')]).toEqual([200, 2, false]);
    expect((await admin.get('/enrolment/entity/odd-1')).body.entity_data.zip).toBe('Ж7000');
  });
});
