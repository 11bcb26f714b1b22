import { sessionRoutes } from '@alveole/contracts/session';
import type { DemoApi } from './api.ts';
import { demoAccount } from './inbox.ts';

interface SignIn {
  readonly token: Promise<string>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

const signedIn = new WeakMap<DemoApi, Map<string, SignIn>>();
/** Milliseconds for which a token is used: it lives for a quarter of an hour, and a step may take a while. */
const used = 12 * 60_000;

/**
 * Signs in, once for each person while the token lives: sign-ins are limited by address. Answers the access token.
 * @param now milliseconds since the epoch
 */
export function signInAs(api: DemoApi, mail: string, password: string, now: () => number = Date.now): Promise<string> {
  const all = signedIn.get(api) ?? new Map<string, SignIn>();
  signedIn.set(api, all);
  const known = all.get(mail);
  if (known && now() < known.until) return known.token;
  const token = api.call(sessionRoutes.signIn, { body: { mail, password } }).then(({ access_token }) => access_token);
  all.set(mail, { token, until: now() + used });
  token.catch(() => all.delete(mail));
  return token;
}

/** Signs in as an administrator of the demo data: 0 administrator level, 1 operator. */
export async function signInAsAdministrator(api: DemoApi, permission: 0 | 1): Promise<string> {
  const { mail, password } = await demoAccount(api, 'ADM', permission);
  return signInAs(api, mail, password);
}
