import type { AuthHarness } from '../auth.harness.ts';

/** Software of the programme that may read figures and payments, with its secret. */
export async function softwareOf(
  harness: AuthHarness,
  scopes: readonly string[] = ['statistics:read', 'payments:read'],
) {
  const manager = harness.as('ADM', { permission: 0, userId: 'adm-0' });
  const { body } = await manager.post('/v1/auth/clients', { name: 'Portail', reason: 'Tester', scopes });
  return { id: body.client.client_id as string, secret: body.client_secret as string, client: body.client, manager };
}

export const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** Posts a form to the token endpoint, or beside it. */
export function postForm(
  harness: AuthHarness,
  path: string,
  form: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = typeof form === 'string' ? form : new URLSearchParams(form).toString();
  return harness.visitor.post(path, body, { 'content-type': 'application/x-www-form-urlencoded', ...headers });
}

export function askToken(
  harness: AuthHarness,
  form: Readonly<Record<string, string>> | string,
  authorization?: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return postForm(harness, '/v1/auth/token', form, { ...headers, ...(authorization && { authorization }) });
}

/** Header and payload of a token, unverified. */
export function claimsOf(token: string) {
  const [header = '', payload = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { header: read(header), payload: read(payload) };
}
