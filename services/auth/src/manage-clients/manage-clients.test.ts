import { campaignRoutes } from '@alveole/contracts/campaign';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { createFakeClient } from '@alveole/testing/node';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { clientModelOf } from '../store/client-store.ts';

const paths = '/v1/auth/clients';
const town = { id: 'ville', name: 'Ville d’Exemple', pays: 'remainder' } as const;
const repairs = createFakeClient().on(campaignRoutes.listCampaigns, () => [
  { campaign: { ...openEndedCampaign, funders: [town] } },
]);
const enrolment = createFakeClient().on(establishmentRoutes.readEntitySnapshot, ({ params }) => ({
  entity_id: params.id,
  sequence: 1,
  status: 1 as const,
  gender: 1 as const,
  prefix: 42,
  raison_sociale: 'SARL CYCLES BLEUS',
  commercialname: 'Cycles Bleus',
  siret: '00000101600013',
  mail: 'bleus@exemple.fr',
  conditions_accepted: true,
  activity: 0,
}));

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness({}, repairs, enrolment);
});
afterAll(() => harness?.close());

const admin = () => harness.as('ADM', { permission: 0, userId: 'adm-0', userName: 'LEROY Sophie' });
const wanted = (changes: object = {}) => ({
  name: 'Portail de données',
  reason: 'Publier les chiffres du programme',
  scopes: ['statistics:read'],
  ...changes,
});
const created = async (changes: object = {}) => (await admin().post(paths, wanted(changes))).body;
const listed = async (clientId: string) =>
  (await admin().get(paths)).body.find(({ client_id }: { client_id: string }) => client_id === clientId);

describe('access of software', () => {
  it('is given with a secret that is answered once, and of which a hash is stored', async () => {
    const { client, client_secret } = await created();
    expect(client_secret).toMatch(/^alv_[\w-]{43}$/);
    expect(client).toMatchObject({
      name: 'Portail de données',
      scopes: ['statistics:read'],
      is_revoked: false,
      last_call_date: null,
      calls_by_day: [],
      history: [{ by: 'LEROY Sophie', act: 'create' }],
    });
    expect(client.secrets).toMatchObject([{ hint: client_secret.slice(-4), last_use_date: null }]);
    expect((await admin().get(paths)).text).not.toContain(client_secret);
    const stored = JSON.stringify(await clientModelOf(harness.database).find({}).lean());
    expect(stored).not.toContain(client_secret);
  });

  it('is bound to a shop by its name, or to a funder of the campaign', async () => {
    const shop = await created({ entity_id: 'shop-1', scopes: ['repairs:write', 'consumers:read'] });
    expect(shop.client).toMatchObject({ entity_id: 'shop-1', entity_name: 'Cycles Bleus' });
    const funder = await created({ funder_id: 'ville', scopes: ['payments:read'] });
    expect(funder.client).toMatchObject({ funder_id: 'ville' });
  });

  it.each([
    ['scopes that its binding does not offer', { scopes: ['repairs:write'] }, 400],
    ['scopes that nobody knows', { scopes: ['everything:write'] }, 400],
    ['no scope', { scopes: [] }, 400],
    ['no reason', { reason: '' }, 400],
    ['two bindings', { entity_id: 'shop-1', funder_id: 'ville' }, 400],
    ['a funder that the campaign does not name', { funder_id: 'region' }, 404],
  ])('is refused with %s', async (_, changes, status) => {
    expect((await admin().post(paths, wanted(changes))).status).toBe(status);
  });

  it('is refused for a shop that nobody knows', async () => {
    const strict = await startAuthHarness({}, repairs);
    const manager = strict.as('ADM', { permission: 0 });
    const answer = await manager.post(paths, wanted({ entity_id: 'nobody', scopes: ['repairs:read'] }));
    expect([answer.status, answer.body.code]).toEqual([404, 'EntityNotFoundException']);
    await strict.close();
  });

  it('is managed by no operator, and by no software', async () => {
    const { client } = await created();
    for (const caller of [harness.as('ADM', { permission: 1 }), harness.asSoftware('programme')]) {
      expect((await caller.get(paths)).status).toBe(403);
      expect((await caller.post(paths, wanted())).status).toBe(403);
      const revoke = `${paths}/${client.client_id}/revoke`;
      expect((await caller.put(revoke)).status).toBe(403);
    }
  });

  it('has two secrets at most, and loses one but not the last', async () => {
    const { client } = await created();
    const secrets = `${paths}/${client.client_id}/secrets`;
    const second = await admin().post(secrets, { last_row_hash: client.row_hash });
    expect(second.body.client.secrets).toHaveLength(2);
    const third = await admin().post(secrets, { last_row_hash: second.body.client.row_hash });
    expect([third.status, third.body.refusal]).toEqual([409, 'client-has-two-secrets']);
    const [first] = client.secrets;
    const removal = await admin().delete(`${secrets}/${first.secret_id}`);
    expect(removal.body.secrets).toHaveLength(1);
    const last = await admin().delete(`${secrets}/${removal.body.secrets[0].secret_id}`);
    expect([last.status, last.body.refusal]).toEqual([409, 'last-secret-of-client']);
    expect((await listed(client.client_id)).history.map(({ act }: { act: string }) => act)).toEqual([
      'revoke-secret',
      'add-secret',
      'create',
    ]);
  });

  it('ends by its revocation, with who and when, and is revoked once', async () => {
    const { client } = await created();
    const revoke = `${paths}/${client.client_id}/revoke`;
    const revocation = await admin().put(revoke);
    expect(revocation.body).toMatchObject({ is_revoked: true, secrets: [] });
    expect(revocation.body.history[0]).toMatchObject({ by: 'LEROY Sophie', act: 'revoke', at: expect.any(String) });
    const again = await admin().put(revoke);
    expect([again.status, again.body.refusal]).toEqual([409, 'client-is-revoked']);
  });

  it('the standing of software is told to the service that tells software of events, revoked too, and to no person', async () => {
    const { client } = await created();
    const standing = `/v1/auth/client_standings/${client.client_id}`;
    const readStanding = () => harness.asService('notifications').get(standing);
    expect((await readStanding()).body).toEqual({
      name: client.name,
      scopes: client.scopes,
      is_for_shops: false,
      is_revoked: false,
    });
    await admin().put(`${paths}/${client.client_id}/revoke`);
    expect((await readStanding()).body.is_revoked).toBe(true);
    expect((await admin().get(standing)).status).toBe(401);
    expect((await harness.asService('notifications').get('/v1/auth/client_standings/nobody')).status).toBe(404);
  });

  it('gets no secret over a version that somebody else has changed', async () => {
    const { client } = await created();
    const stale = { last_row_hash: 'a'.repeat(32) };
    expect((await admin().post(`${paths}/${client.client_id}/secrets`, stale)).status).toBe(409);
    expect((await admin().put(`${paths}/nobody/revoke`)).status).toBe(404);
  });
});
