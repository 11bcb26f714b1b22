import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { askToken, basic, claimsOf, postForm, softwareOf } from '../issue-client-token/software.harness.ts';
import { codeLife, grantLife } from '../record/software-grant.ts';
import { gracePeriod } from '../record/token-family.ts';
import { grantModelOf } from '../store/grant-store.ts';
import { redirectUri, tillOf } from './till.harness.ts';

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
type Till = Awaited<ReturnType<typeof tillOf>>;
const ask = (person: Shop, request: object) =>
  person.get(`/v1/auth/grant_requests?${new URLSearchParams({ ...request }).toString()}`);
const endings = () =>
  harness.published.filter(({ name }) => name === 'account.sessions-ended').map(({ aggregate_id: id }) => id);

/** The code with which a browser returns once the shop has allowed the till. */
async function codeFor(till: Till, person: Shop): Promise<string> {
  const { body } = await person.post('/v1/auth/grants', till.request);
  return new URL(body.return_uri).searchParams.get('code') ?? '';
}
const tokensFor = async (till: Till, person: Shop) => (await till.exchange(await codeFor(till, person))).body;

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

  it('is refused to whoever is no administrator of his shop', async () => {
    const till = await tillOf(harness);
    expect((await ask(shop(1), till.request)).status).toBe(403);
    expect((await shop(1).post('/v1/auth/grants', till.request)).status).toBe(403);
    expect((await shop(1).get('/v1/auth/grants')).status).toBe(403);
  });
});

describe('the code of a shop', () => {
  it('gives the software a token of that shop and a refresh token, and is stored as a hash alone', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const { body } = await person.post('/v1/auth/grants', { ...till.request, scope: 'repairs:read' });
    const back = new URL(body.return_uri).searchParams;
    expect([back.get('state'), back.get('iss')]).toEqual([till.request.state, 'https://alveole.exemple.fr']);
    const code = back.get('code') ?? '';
    const issued = await till.exchange(code);
    expect(issued.body).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'repairs:read' });
    expect(claimsOf(issued.body.access_token).payload).toMatchObject({
      client_id: till.clientId,
      entity_id: `boutique-${shops}`,
      entity_gender: 0,
      scope: 'repairs:read',
    });
    const stored = JSON.stringify(await grantModelOf(harness.database).find({}).lean());
    for (const secret of [code, issued.body.refresh_token as string])
      expect(stored).not.toContain(secret.split('.')[1]);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'https://caisse.exemple.fr/ailleurs' }],
    ['signs that were changed', { code: 'a.b.c' }],
  ])('gives nothing with %s, and stays good', async (_, form) => {
    const till = await tillOf(harness);
    const code = await codeFor(till, shop());
    expect((await till.exchange(code, form)).body.error).toMatch(/^invalid_/);
    expect((await till.exchange(code)).status).toBe(200);
  });

  it('gives nothing to other software, nor after a minute', async () => {
    const [till, other] = [await tillOf(harness), await tillOf(harness)];
    const code = await codeFor(till, shop());
    const stolen = await other.exchange(code, { code_verifier: till.verifier });
    expect(stolen.body.error).toBe('invalid_grant');
    harness.clock.later(codeLife + 1000);
    expect((await till.exchange(code)).body.error).toBe('invalid_grant');
  });

  it('that comes a second time ends what was given for it', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const code = await codeFor(till, person);
    const { body } = await till.exchange(code);
    expect((await till.exchange(code)).body.error).toBe('invalid_grant');
    await harness.drain();
    expect(endings()).toContain(claimsOf(body.access_token).payload.secret_id);
    expect((await till.renew(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await person.get('/v1/auth/grants')).body).toEqual([]);
  });

  it('is used once by two calls at a time', async () => {
    const till = await tillOf(harness);
    const code = await codeFor(till, shop());
    const answers = await Promise.all([till.exchange(code), till.exchange(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is asked for by software with a secret in vain', async () => {
    const { id, secret } = await softwareOf(harness);
    const form = { grant_type: 'authorization_code', client_id: id, code: 'a', client_secret: secret };
    expect((await askToken(harness, form)).body.error).toBe('unauthorized_client');
    expect((await askToken(harness, { grant_type: 'refresh_token' }, basic(id, secret))).body.error).toBe(
      'invalid_request',
    );
  });
});

describe('the refresh token of software', () => {
  it('gives a token and its successor, and its first answer may be lost', async () => {
    const till = await tillOf(harness);
    const { refresh_token: first } = await tokensFor(till, shop());
    const lost = await till.renew(first);
    const second = await till.renew(first);
    expect([lost.status, second.status]).toEqual([200, 200]);
    expect((await till.renew(second.body.refresh_token)).status).toBe(200);
  });

  it('that comes again after its successor was used ends what the shop allowed', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const { refresh_token: first, access_token: token } = await tokensFor(till, person);
    const { refresh_token: second } = (await till.renew(first)).body;
    const { refresh_token: third } = (await till.renew(second)).body;
    harness.clock.later(gracePeriod + 1000);
    const { refresh_token: last } = (await till.renew(third)).body;
    expect((await till.renew(first)).body.error).toBe('invalid_grant');
    await harness.drain();
    expect(endings()).toContain(claimsOf(token).payload.secret_id);
    expect((await till.renew(last)).body.error).toBe('invalid_grant');
  });

  it('that somebody invents for a known grant ends nothing', async () => {
    const till = await tillOf(harness);
    const { refresh_token: good } = await tokensFor(till, shop());
    const [grantId = ''] = (good as string).split('.');
    const invented = `${grantId}.${'A'.repeat(43)}.${'A'.repeat(43)}`;
    expect((await till.renew(invented)).body.error).toBe('invalid_grant');
    expect((await till.renew(good)).status).toBe(200);
  });

  it('is good for ninety days after its last use', async () => {
    const till = await tillOf(harness);
    const { refresh_token: first } = await tokensFor(till, shop());
    harness.clock.later(grantLife - 60_000);
    const { body } = await till.renew(first);
    harness.clock.later(grantLife + 60_000);
    expect((await till.renew(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('is over with the access of the software', async () => {
    const till = await tillOf(harness);
    const { refresh_token: token } = await tokensFor(till, shop());
    await till.manager.put(`/v1/auth/clients/${till.clientId}/revoke`);
    expect((await till.renew(token)).body.error).toBe('invalid_client');
    expect((await ask(shop(), till.request)).status).toBe(404);
  });

  it('ends what the shop allowed where the software revokes it, and another’s changes nothing', async () => {
    const [till, other, person] = [await tillOf(harness), await tillOf(harness), shop()];
    const { refresh_token: token } = await tokensFor(till, person);
    const revoke = (clientId: string) =>
      postForm(harness, '/v1/auth/token/revoke', { client_id: clientId, token: token as string });
    expect((await revoke(other.clientId)).status).toBe(200);
    expect((await person.get('/v1/auth/grants')).body).toHaveLength(1);
    expect((await revoke(till.clientId)).status).toBe(200);
    expect((await person.get('/v1/auth/grants')).body).toEqual([]);
  });
});

describe('what a shop has allowed', () => {
  it('is listed with who allowed it and when it was used, once the software has taken it up', async () => {
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
