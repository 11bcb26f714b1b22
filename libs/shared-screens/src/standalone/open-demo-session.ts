import type { ApiClient, Session } from '@alveole/api-client';
import { sessionRoutes } from '@alveole/contracts/session';

interface DemoAccount {
  readonly role: string;
  readonly mail: string;
  readonly password: string;
}

export interface DemoSessionRequest {
  readonly api: ApiClient;
  readonly session: Session;
  /** REP, ADM, ALL or FUB; null leaves the session as it is. */
  readonly role: string | null;
}

/** Signs in with the account that the embedded profile offers for a role. @throws AppError when it is refused */
export async function openDemoSession({ api, session, role }: DemoSessionRequest): Promise<void> {
  if (!role || session.current()?.role === role) return;
  const accounts = (await (await fetch('/dev/accounts')).json()) as DemoAccount[];
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`no demo account of role ${role}`);
  const { mail, password } = account;
  session.open(await api.call(sessionRoutes.signIn, { body: { mail, password } }), { remember: false });
}
