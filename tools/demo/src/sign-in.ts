import { authRoutes } from '@alveole/contracts';
import type { DemoApi } from './api.ts';
import { demoAccount } from './inbox.ts';

/** Signs in; answers the access token. */
export async function signInAs(api: DemoApi, mail: string, password: string): Promise<string> {
  const { access_token } = await api.call(authRoutes.signIn, { body: { mail, password } });
  return access_token;
}

/** Signs in as an administrator of the demo data: 0 administrator level, 1 operator. */
export async function signInAsAdministrator(api: DemoApi, permission: 0 | 1): Promise<string> {
  const { mail, password } = await demoAccount(api, 'ADM', permission);
  return signInAs(api, mail, password);
}
