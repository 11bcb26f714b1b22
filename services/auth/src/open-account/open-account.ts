import { appError } from '@alveole/contracts';
import type { Session } from '../record/session.ts';
import { openSession } from '../open-session/open-session.ts';
import type { OpenSessionPorts } from '../open-session/open-session.ts';
import type { AuthPorts } from '../ports.ts';

export type OpenAccountPorts = Pick<AuthPorts, 'accounts' | 'now'> & OpenSessionPorts;

/**
 * Opens the account that a registration prepared, now that its establishment stands, and signs it in. A registration
 * that is sent again finds it open. Throws `NotFoundException` when none was prepared.
 */
export async function openAccount(ports: OpenAccountPorts, entityId: string): Promise<Session> {
  const account = await ports.accounts.open(entityId, ports.now());
  if (!account) throw appError('NotFoundException', 'No account was prepared for this establishment.');
  return openSession(ports, account);
}
