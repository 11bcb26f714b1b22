import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { askToken, basic, claimsOf, postForm, softwareOf } from '../issue-client-token/software.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

const revoke = (form: Record<string, string>, authorization: string) =>
  postForm(harness, '/v1/auth/token/revoke', form, { authorization });
const tokenFor = async (authorization: string) =>
  (await askToken(harness, { grant_type: 'client_credentials' }, authorization)).body.access_token as string;
const endings = () => harness.published.filter(({ name }) => name === 'account.sessions-ended');

describe('the revocation of a token of software', () => {
  it('tells every service to refuse that token, and no other of the client', async () => {
    const { id, secret } = await softwareOf(harness);
    const own = basic(id, secret);
    const ownToken = await tokenFor(own);
    const answer = await revoke({ token: ownToken, token_type_hint: 'access_token' }, own);
    await harness.drain();
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const event = { aggregate_id: claimsOf(ownToken).payload.jti, data: { may_sign_in: false } };
    expect(endings()).toMatchObject([event]);
  });

  it('answers alike for the token of another client, for a broken one and for a person’s, and ends none', async () => {
    const [own, other] = [await softwareOf(harness), await softwareOf(harness)];
    const before = endings().length;
    const theirs = await tokenFor(basic(other.id, other.secret));
    for (const token of [theirs, 'broken', harness.tokens.access('ADM')])
      expect((await revoke({ token }, basic(own.id, own.secret))).status).toBe(200);
    await harness.drain();
    expect(endings()).toHaveLength(before);
  });

  it('does not put off the end of the client that an administrator asks for meanwhile', async () => {
    const { id, secret, manager, client } = await softwareOf(harness);
    const own = basic(id, secret);
    await manager.post(`/v1/auth/clients/${id}/secrets`, { last_row_hash: client.row_hash });
    const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenFor(own)));
    const [{ secret_id: former }] = client.secrets;
    const answers = await Promise.all([
      ...tokens.map((token) => revoke({ token }, own)),
      manager.delete(`/v1/auth/clients/${id}/secrets/${former}`),
      manager.put(`/v1/auth/clients/${id}/revoke`),
    ]);
    expect(answers.at(-1)).toMatchObject({ status: 200, body: { is_revoked: true, secrets: [] } });
  });

  it('is refused without a token, and with a wrong secret', async () => {
    const { id, secret } = await softwareOf(harness);
    expect((await revoke({}, basic(id, secret))).body.error).toBe('invalid_request');
    expect((await revoke({ token: 'x' }, basic(id, 'wrong'))).body.error).toBe('invalid_client');
  });
});
