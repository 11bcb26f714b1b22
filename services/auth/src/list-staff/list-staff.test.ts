import { seedAccounts } from '../seeding/seed-auth.ts';
import { startAuthHarness } from '../auth.harness.ts';
import { createAccountStore } from '../store/account-store.ts';
import type { AuthHarness } from '../auth.harness.ts';

const member = { entityId: 'staff', permission: 0 } as const;
let harness: AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  await seedAccounts(harness.database, [
    { ...member, userId: 'adm-1', userName: 'ROUX Jean', mail: 'jean.roux@exemple.fr', entityGender: 10 },
    { ...member, userId: 'fub-1', userName: 'PETIT Anne', mail: 'anne.petit@exemple.fr', entityGender: 11 },
  ]);
  await harness.accountOf();
});
afterAll(() => harness?.close());

describe('the list of staff', () => {
  const path = '/enrolment/users_v2';

  it('is refused to partners', async () => {
    expect((await harness.as('REP').get(path)).status).toBe(403);
  });

  it.each(['ADM', 'ALL', 'FUB'] as const)('names every member, and no partner, to %s', async (role) => {
    const answer = await harness.as(role).get(path);
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        { user_id: 'adm-1', description: { name: 'ROUX Jean' }, role: 'ADM' },
        { user_id: 'fub-1', description: { name: 'PETIT Anne' }, role: 'FUB' },
      ],
    ]);
  });
});

describe('one member of staff', () => {
  const read = (id: string) => harness.asService('enrolment').get(`/v1/auth/staff/${id}`);

  it('is told by his id, with his role and what he may', async () => {
    expect((await read('fub-1')).body).toEqual({
      user_id: 'fub-1',
      description: { name: 'PETIT Anne' },
      role: 'FUB',
      permission: 0,
      entity_id: 'staff',
    });
  });

  it.each(['nobody', 'partner', 'gone'])('is none that does not exist, is a partner or is disabled: %s', async (id) => {
    const accounts = createAccountStore(harness.database);
    const account = { ...member, permission: 1 as const, passwordHash: undefined, userName: 'X' };
    await accounts.insert({ ...account, userId: 'partner', mail: 'p@exemple.fr', entityGender: 0, disabled: false });
    await accounts.insert({ ...account, userId: 'gone', mail: 'g@exemple.fr', entityGender: 10, disabled: true });
    expect((await read(id)).status).toBe(404);
  });
});

describe('the mails of an establishment’s administrators', () => {
  it('are told to services, and none of a colleague or of a disabled account among them', async () => {
    const accounts = createAccountStore(harness.database);
    const account = { entityId: 'shop-7', entityGender: 0, passwordHash: undefined, userName: 'X' } as const;
    await accounts.insert({ ...account, userId: 'p0', mail: 'un@exemple.fr', permission: 0, disabled: false });
    await accounts.insert({ ...account, userId: 'p1', mail: 'deux@exemple.fr', permission: 1, disabled: false });
    await accounts.insert({ ...account, userId: 'p2', mail: 'trois@exemple.fr', permission: 0, disabled: true });
    const answer = await harness.asService('notifications').get('/v1/auth/entities/shop-7/administrator_mails');
    expect(answer.body).toEqual({ mails: ['un@exemple.fr'] });
    expect((await harness.as('REP').get('/v1/auth/entities/shop-7/administrator_mails')).status).toBe(401);
  });
});

describe('the mails of administrators', () => {
  const path = '/v1/auth/administrator_mails';

  it('are told to services', async () => {
    const answer = await harness.asService('notifications').get(path);
    expect([answer.status, answer.body]).toEqual([200, { mails: ['jean.roux@exemple.fr'] }]);
  });

  it('are not told to people', async () => {
    expect((await harness.as('ADM').get(path)).status).toBe(401);
  });
});
