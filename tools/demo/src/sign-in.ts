import { authRoutes } from '@alveole/contracts';
import type { DemoApi } from './api.ts';
import { demoAccount } from './inbox.ts';

const signedIn = new WeakMap<DemoApi, Map<string, Promise<string>>>();

/** Signs in, once for each person of a run: sign-ins are limited by address. Answers the access token. */
export function signInAs(api: DemoApi, mail: string, password: string): Promise<string> {
  const tokens = signedIn.get(api) ?? new Map<string, Promise<string>>();
  signedIn.set(api, tokens);
  const token =
    tokens.get(mail) ??
    api.call(authRoutes.signIn, { body: { mail, password } }).then(({ access_token }) => access_token);
  tokens.set(mail, token);
  token.catch(() => tokens.delete(mail));
  return token;
}

/** Signs in as an administrator of the demo data: 0 administrator level, 1 operator. */
export async function signInAsAdministrator(api: DemoApi, permission: 0 | 1): Promise<string> {
  const { mail, password } = await demoAccount(api, 'ADM', permission);
  return signInAs(api, mail, password);
}
