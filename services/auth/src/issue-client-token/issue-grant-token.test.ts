import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { codeFor, tillOf, tokensFor } from '../manage-grants/till.harness.ts';
import { codeLife, grantLife } from '../record/software-grant.ts';
import { gracePeriod } from '../record/token-family.ts';
import { grantModelOf } from '../store/grant-store.ts';
import { askToken, basic, claimsOf, postForm, softwareOf } from './software.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

let shops = 0;
const shop = () => {
  shops += 1;
  return harness.as('REP', { entityId: `boutique-${shops}`, userId: `sophie-${shops}`, permission: 0 });
};
const endings = () =>
  harness.published.filter(({ name }) => name === 'account.sessions-ended').map(({ aggregate_id: id }) => id);

describe('the code of a shop', () => {
  it('gives the software a token of that shop and a refresh token, and is stored as a hash alone', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const { body } = await person.post('/v1/auth/grants', { ...till.request, scope: 'repairs:read' });
    const back = new URL(body.return_uri).searchParams;
    expect([back.get('state'), back.get('iss')]).toEqual([till.request.state, 'https://alveole.exemple.fr']);
    const code = back.get('code') ?? '';
    const answer = await till.exchange(code);
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'repairs:read' });
    expect(claimsOf(answer.body.access_token).payload).toMatchObject({
      client_id: till.clientId,
      entity_id: `boutique-${shops}`,
      entity_gender: 0,
      scope: 'repairs:read',
    });
    const stored = JSON.stringify(await grantModelOf(harness.database).find({}).lean());
    for (const secret of [code, answer.body.refresh_token as string])
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
    const theft = await other.exchange(code, { code_verifier: till.verifier });
    expect(theft.body.error).toBe('invalid_grant');
    harness.clock.later(codeLife + 1000);
    expect((await till.exchange(code)).body.error).toBe('invalid_grant');
  });

  it('ends the grant where a code comes a second time', async () => {
    const [till, person] = [await tillOf(harness), shop()];
    const code = await codeFor(till, person);
    const { body } = await till.exchange(code);
    expect((await till.exchange(code)).body.error).toBe('invalid_grant');
    await harness.drain();
    expect(endings()).toContain(claimsOf(body.access_token).payload.secret_id);
    expect((await till.renew(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await person.get('/v1/auth/grants')).body).toEqual([]);
  });

  it('gives tokens to one of two calls that bring the same code at a time', async () => {
    const till = await tillOf(harness);
    const code = await codeFor(till, shop());
    const answers = await Promise.all([till.exchange(code), till.exchange(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses the grants of shops to software with a secret', async () => {
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
    const lostAnswer = await till.renew(first);
    const second = await till.renew(first);
    expect([lostAnswer.status, second.status]).toEqual([200, 200]);
    expect((await till.renew(second.body.refresh_token)).status).toBe(200);
  });

  it.each([
    ['what the shop allowed', 'repairs:read', 200, undefined],
    ['more than the shop allowed', 'repairs:read repairs:write', 400, 'invalid_scope'],
    ['no scope by name', ' ', 400, 'invalid_scope'],
  ])('that asks for %s is answered by its scopes, and is good afterwards', async (_, scope, status, error) => {
    const [till, person] = [await tillOf(harness), shop()];
    const { body: allowed } = await person.post('/v1/auth/grants', { ...till.request, scope: 'repairs:read' });
    const code = new URL(allowed.return_uri).searchParams.get('code') ?? '';
    const { refresh_token: token } = (await till.exchange(code)).body;
    const answer = await till.renew(token, { scope });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect((await till.renew(token)).status).toBe(200);
  });

  it('gives a token of fewer scopes where it asks for fewer, and all of them again afterwards', async () => {
    const till = await tillOf(harness);
    const { refresh_token: first } = await tokensFor(till, shop());
    const { body: narrow } = await till.renew(first, { scope: 'repairs:read' });
    expect([narrow.scope, claimsOf(narrow.access_token).payload.scope]).toEqual(['repairs:read', 'repairs:read']);
    expect((await till.renew(narrow.refresh_token)).body.scope).toBe('repairs:write repairs:read');
  });

  it('ends the grant where a refresh token comes again after its successor was used', async () => {
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

  it('refuses a refresh token that somebody invents for a known grant, and ends nothing', async () => {
    const till = await tillOf(harness);
    const { refresh_token: good } = await tokensFor(till, shop());
    const [grantId = ''] = (good as string).split('.');
    const inventedToken = `${grantId}.${'A'.repeat(43)}.${'A'.repeat(43)}`;
    expect((await till.renew(inventedToken)).body.error).toBe('invalid_grant');
    expect((await till.renew(good)).status).toBe(200);
  });

  it('refuses a refresh token ninety days after its last use', async () => {
    const till = await tillOf(harness);
    const { refresh_token: first } = await tokensFor(till, shop());
    harness.clock.later(grantLife - 60_000);
    const { body } = await till.renew(first);
    harness.clock.later(grantLife + 60_000);
    expect((await till.renew(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('refuses a refresh token once the access of the software is revoked', async () => {
    const till = await tillOf(harness);
    const { refresh_token: token } = await tokensFor(till, shop());
    await till.manager.put(`/v1/auth/clients/${till.clientId}/revoke`);
    expect((await till.renew(token)).body.error).toBe('invalid_client');
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
