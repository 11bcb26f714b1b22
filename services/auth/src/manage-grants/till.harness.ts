import { createHash, randomBytes } from 'node:crypto';
import type { AuthHarness } from '../auth.harness.ts';
import { askToken } from '../issue-client-token/software.harness.ts';

export const redirectUri = 'https://caisse.exemple.fr/retour';

/** The till of a shop, as its software goes through the authorization of RFC 6749, 4.1, with RFC 7636. */
export async function tillOf(harness: AuthHarness, scopes: readonly string[] = ['repairs:write', 'repairs:read']) {
  const manager = harness.as('ADM', { permission: 0, userId: 'adm-0' });
  const registration = { name: 'Caisse Vélo', reason: 'Tenir la caisse', scopes, redirect_uris: [redirectUri] };
  const { body: created } = await manager.post('/v1/auth/clients', registration);
  const clientId = created.client.client_id as string;
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'etat 1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  return {
    clientId,
    created,
    manager,
    request,
    verifier,
    exchange: (code: string, form: Readonly<Record<string, string>> = {}) =>
      askToken(harness, {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...form,
      }),
    renew: (refreshToken: string, form: Readonly<Record<string, string>> = {}) =>
      askToken(harness, { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...form }),
  };
}

export type Till = Awaited<ReturnType<typeof tillOf>>;
type Person = ReturnType<AuthHarness['as']>;

/** The code with which a browser returns once the shop has allowed the till. */
export async function codeFor(till: Till, person: Person): Promise<string> {
  const { body } = await person.post('/v1/auth/grants', till.request);
  return new URL(body.return_uri).searchParams.get('code') ?? '';
}

/** The first tokens of the till for that shop, on the wire. */
export const tokensFor = async (till: Till, person: Person) => (await till.exchange(await codeFor(till, person))).body;
