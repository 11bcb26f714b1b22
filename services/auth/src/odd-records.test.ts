import { storeOddCopy } from '@alveole/testing/node';
import { startAuthHarness } from './auth.harness.ts';
import type { AuthHarness } from './auth.harness.ts';
import { seedAccounts } from './seeding/seed-auth.ts';
import { accountModelOf } from './store/account-model.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness({ NODE_ENV: 'production' });
  await seedAccounts(harness.database, [
    {
      userId: 'adm-1',
      userName: 'ROUX Jean',
      mail: 'jean.roux@exemple.fr',
      entityId: 'staff',
      entityGender: 10,
      permission: 0,
    },
  ]);
});
afterAll(() => harness?.close());

describe('a stored account that fits the contract no more', () => {
  it('stands in the lists beside the others', async () => {
    await storeOddCopy(accountModelOf(harness.database), 'adm-1', { _id: 'адм-2', mail: 'жан@exemple.fr' });
    const staff = await harness.as('ADM').get('/enrolment/users_v2');
    expect([staff.status, staff.body.length]).toEqual([200, 2]);
    const mails = await harness.asService('notifications').get('/v1/auth/administrator_mails');
    expect([mails.status, mails.body.mails.length]).toEqual([200, 2]);
  });
});
