import { accountRoutes } from '@alveole/contracts/account';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { migrations } from './migrations.ts';

const sophie = '958b33d0-da2d-ca9d-24c4-eda07cdcfd1c';
const jean = '9adc52b1-6d78-1d3e-f81a-48bafc36b48f';
const luc = '00000000-aaaa-4bbb-8ccc-000000000003';
const ended = '00000000-aaaa-4bbb-8ccc-000000000009';
const endedAt = new Date('2026-11-25T12:00:00Z');
const shopId = '3196b988-1d5d-f64e-c3a9-0a9e07c2f350';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
  const devices = harness.database.collection('devices');
  await devices.createIndex({ user_id: 1, token_hash: 1 }, { name: 'user_token', unique: true });
  const accounts = harness.database.collection('accounts');
  await accounts.createIndex({ 'outbox.queued_at': 1 }, { name: 'outbox_queued_at' });
  await harness.database
    .collection('ended_sessions')
    .insertOne({ _id: ended, sequence: 1, ended_at: endedAt, may_sign_in: false, expires_at: endedAt } as never);
  await harness.storeFormerRows('services/auth/src/migrate/rows-of-2026-11-25.fixture.json');
  await harness.migrate();
  harness.clock.later(Date.parse('2026-12-01T09:00:00Z') - harness.clock.now.getTime());
});
afterAll(() => harness?.close());

const storedIn = (collection: string) => harness.database.collection(collection).find({}).toArray();

describe('the store of auth as a version of November 2026 left it', () => {
  it('lets people sign in with the password that they had', async () => {
    const { status, body } = await harness.signIn('sophie.leroy@exemple.fr', 'Velo-2026a');
    expect([status, body.user_id]).toEqual([200, sophie]);
  });

  it('migrates who opened each account and when, and leaves the first two administrators without either', async () => {
    const verdict = async (first_id: string, second_id: string) =>
      (await harness.asService('refunds').post('/v1/auth/second_person', { first_id, second_id })).body.message;
    expect(await verdict(sophie, jean)).toBeUndefined();
    expect(await verdict(sophie, luc)).toBe('One of both accounts was opened by the other.');
  });

  it('migrates the address that an account waits for, its devices and its sessions', async () => {
    const asked = await harness
      .asService('enrolment')
      .post(accountRoutes.checkMailAvailability.path, { mail: 'nouvelle-adresse@exemple.fr' });
    expect(asked.body).toEqual({ available: false });
    const [account] = (await storedIn('accounts')).filter((stored) => 'openingKey' in stored);
    const shop = harness.as('REP', { userId: account?._id ?? '', entityId: shopId });
    const shown = (await shop.get('/v1/auth/devices')).body.map(({ app }: { app: string }) => app).sort();
    expect(shown).toEqual(expect.arrayContaining(['Firefox 132', 'Safari']));
    expect(await storedIn('token_families')).toContainEqual(
      expect.objectContaining({ _id: 'family-1', userId: account?._id, entityId: shopId }),
    );
  });

  it('still refuses who may not sign in any more', async () => {
    expect(await storedIn('ended_sessions')).toContainEqual({
      _id: ended,
      sequence: 1,
      endedAt,
      maySignIn: false,
      expiresAt: endedAt,
    });
  });

  it.each([
    ['attempts', { count: 3, expiresAt: new Date('2026-11-25T12:30:00Z') }],
    ['turns', { at: 1_795_608_000_000, used: 2, expiresAt: new Date('2026-11-26T12:00:00Z') }],
    ['known_places', { expiresAt: new Date('2027-05-24T12:00:00Z') }],
    ['rate_counts', { count: 7, expiresAt: new Date('2026-11-25T12:01:00Z') }],
  ])('stores a row of %s under the names of now', async (collection, row) => {
    expect(await storedIn(collection)).toContainEqual(expect.objectContaining(row));
    expect(JSON.stringify(await storedIn(collection))).not.toContain('expires_at');
  });

  it('leaves no former field and no former index in the store, and finds nothing to migrate at the next run', async () => {
    const rows = await Promise.all(['accounts', 'devices', 'token_families', 'entity_statuses'].map(storedIn));
    expect(JSON.stringify(rows)).not.toMatch(/"[a-z]+(_[a-z]+)+":/);
    const indexes = await harness.database.collection('devices').listIndexes().toArray();
    const standing = indexes.map(({ name }) => name as string);
    expect([standing.includes('user_token'), standing.includes('userId_tokenHash')]).toEqual([false, true]);
    const ofAccounts = await harness.database.collection('accounts').listIndexes().toArray();
    expect(ofAccounts.map(({ name }) => name)).toContain('outbox_queuedAt');
    expect(ofAccounts.map(({ name }) => name)).not.toContain('outbox_queued_at');
    expect((await harness.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
