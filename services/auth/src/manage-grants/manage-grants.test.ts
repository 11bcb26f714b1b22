import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { askToken, claimsOf } from '../issue-client-token/software.harness.ts';
import { codeFor, redirectUri, tillOf, tokensFor } from './till.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

let shops = 0;
const shop = (permission: 0 | 1 = 0) => {
  shops += 1;
  return harness.as('REP', { entityId: `boutique-${shops}`, userId: `sophie-${shops}`, permission });
};
type Shop = ReturnType<typeof shop>;
const ask = (person: Shop, request: object) =>
  person.get(`/v1/auth/grant_requests?${new URLSearchParams({ ...request }).toString()}`);
const endings = () =>
  harness.published.filter(({ name }) => name === 'account.sessions-ended').map(({ aggregate_id: id }) => id);

describe('software that shops allow', () => {
  it('has no secret, gets none, and no token in its own name', async () => {
    const till = await tillOf(harness);
    const { client } = till.created;
    expect([till.created.client_secret, client.secrets, client.redirect_uris]).toEqual([undefined, [], [redirectUri]]);
    const second = await till.manager.post(`/v1/auth/clients/${till.clientId}/secrets`, {
      last_row_hash: client.row_hash,
    });
    expect(second.status).toBe(409);
    const form = { grant_type: 'client_credentials', client_id: till.clientId, client_secret: '' };
    expect((await askToken(harness, form)).body.error).toBe('invalid_client');
  });

  it.each([
    ['a shop beside', { entity_id: 'boutique', redirect_uris: [redirectUri] }],
    ['a funder beside', { funder_id: 'ville', redirect_uris: [redirectUri] }],
    ['no address', { redirect_uris: [] }],
    ['an address without TLS', { redirect_uris: ['http://caisse.exemple.fr/retour'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['a port that is none', { redirect_uris: ['http://127.0.0.1:99999/ici'] }],
    ['an address that has a state of its own', { redirect_uris: ['https://caisse.exemple.fr/retour?state=fixe'] }],
    ['a host that is none', { redirect_uris: ['https://1.2.3.999/retour'] }],
    ['a right that no shop has', { redirect_uris: [redirectUri], scopes: ['accounts:read'] }],
  ])('is not registered with %s', async (_, fields) => {
    const manager = harness.as('ADM', { permission: 0, userId: 'adm-0' });
    const registration = { name: 'Caisse', reason: 'Tenir la caisse', scopes: ['repairs:read'], ...fields };
    expect((await manager.post('/v1/auth/clients', registration)).status).toBe(400);
  });
});

describe('the request of software', () => {
  it('shows an administrator of the shop who asks, for what, and the way back where he refuses', async () => {
    const till = await tillOf(harness);
    const { status, body } = await ask(shop(), { ...till.request, scope: 'repairs:read' });
    expect([status, body.client_name, body.reason, body.scopes, body.error]).toEqual([
      200,
      'Caisse Vélo',
      'Tenir la caisse',
      ['repairs:read'],
      undefined,
    ]);
    const refusal = new URL(body.refuse_uri);
    expect(`${refusal.origin}${refusal.pathname}`).toBe(redirectUri);
    expect(Object.fromEntries(refusal.searchParams)).toEqual({
      error: 'access_denied',
      state: till.request.state,
      iss: 'https://alveole.exemple.fr',
    });
  });

  it.each([
    ['names no response', { response_type: undefined }, 'invalid_request'],
    ['asks for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['has no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['shows its verifier', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['asks for more than it was given', { scope: 'payments:read' }, 'invalid_scope'],
    ['asks for nothing', { scope: '' }, 'invalid_scope'],
  ])('that %s goes back with the error, and is not granted', async (_, fields, error) => {
    const till = await tillOf(harness);
    const request = Object.fromEntries(
      Object.entries({ ...till.request, ...fields }).filter(([, value]) => value !== undefined),
    );
    const { body } = await ask(shop(), request);
    expect([body.error, new URL(body.refuse_uri).searchParams.get('error')]).toEqual([error, error]);
    expect((await shop().post('/v1/auth/grants', request)).status).toBe(400);
  });

  it.each([
    ['an address that was not registered', { redirect_uri: 'https://voleur.example/retour' }],
    ['software that is unknown', { client_id: 'inconnu' }],
  ])('with %s sends nobody anywhere', async (_, fields) => {
    const till = await tillOf(harness);
    for (const answer of [
      await ask(shop(), { ...till.request, ...fields }),
      await shop().post('/v1/auth/grants', { ...till.request, ...fields }),
    ])
      expect([answer.status, answer.text.includes('voleur')]).toEqual([404, false]);
  });

  it('with a port that is none sends nobody to the own machine', async () => {
    const manager = harness.as('ADM', { permission: 0, userId: 'adm-0' });
    const fields = { name: 'Caisse', reason: 'Tenir la caisse', scopes: ['repairs:read'] };
    const registration = { ...fields, redirect_uris: ['http://127.0.0.1/ici'] };
    const { client_id } = (await manager.post('/v1/auth/clients', registration)).body.client;
    const request = { ...(await tillOf(harness)).request, client_id, redirect_uri: 'http://127.0.0.1:99999/ici' };
    const answers = [await ask(shop(), request), await shop().post('/v1/auth/grants', request)];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('refuses the request of software to whoever is no administrator of his shop', async () => {
    const till = await tillOf(harness);
    expect((await ask(shop(1), till.request)).status).toBe(403);
    expect((await shop(1).post('/v1/auth/grants', till.request)).status).toBe(403);
    expect((await shop(1).get('/v1/auth/grants')).status).toBe(403);
  });
});

describe('what a shop has allowed', () => {
  it('refuses requests of software whose access is revoked', async () => {
    const till = await tillOf(harness);
    await till.manager.put(`/v1/auth/clients/${till.clientId}/revoke`);
    expect((await ask(shop(), till.request)).status).toBe(404);
  });

  it('lists a grant with who allowed it and when it was used, once the software has taken it up', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const code = await codeFor(till, person);
    expect((await person.get('/v1/auth/grants')).body).toEqual([]);
    await till.exchange(code);
    expect((await person.get('/v1/auth/grants')).body).toMatchObject([
      {
        client_name: 'Caisse Vélo',
        scopes: ['repairs:write', 'repairs:read'],
        created_by: expect.any(String),
        last_use_date: expect.any(String),
      },
    ]);
  });

  it('a grant is listed no more once the access of its software is revoked', async () => {
    const [till, other, person] = [await tillOf(harness), await tillOf(harness), shop()];
    await tokensFor(till, person);
    await tokensFor(other, person);
    expect((await person.get('/v1/auth/grants')).body).toHaveLength(2);
    await till.manager.put(`/v1/auth/clients/${till.clientId}/revoke`);
    expect((await person.get('/v1/auth/grants')).body).toHaveLength(1);
  });

  it('a grant is one of twenty at most where all are given at once, and a place is free once one ends or was not taken up', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const allow = async () => (await person.post('/v1/auth/grants', till.request)).status;
    const statuses = await Promise.all(Array.from({ length: 24 }, allow));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    harness.clock.later(60_000);
    for (let count = 0; count < 20; count += 1) await tokensFor(till, person);
    expect(await allow()).toBe(409);
    const [{ grant_id: id }] = (await person.get('/v1/auth/grants')).body;
    await person.delete(`/v1/auth/grants/${id}`);
    expect([await allow(), await allow()]).toEqual([200, 409]);
  });

  it('a grant of software whose access is revoked holds no place of its shop', async () => {
    const [till, other, person] = [await tillOf(harness), await tillOf(harness), shop()];
    for (let count = 0; count < 20; count += 1) await tokensFor(till, person);
    await till.manager.put(`/v1/auth/clients/${till.clientId}/revoke`);
    expect((await person.post('/v1/auth/grants', other.request)).status).toBe(200);
  });

  it('is taken back at once, by its own shop alone, and once', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const { access_token: token, refresh_token: refreshToken } = await tokensFor(till, person);
    const [{ grant_id: id }] = (await person.get('/v1/auth/grants')).body;
    expect((await shop().delete(`/v1/auth/grants/${id}`)).status).toBe(404);
    expect((await person.delete(`/v1/auth/grants/${id}`)).status).toBe(200);
    expect((await person.delete(`/v1/auth/grants/${id}`)).status).toBe(404);
    await harness.drain();
    expect(endings()).toContain(claimsOf(token).payload.secret_id);
    expect((await till.renew(refreshToken)).body.error).toBe('invalid_grant');
  });
});
