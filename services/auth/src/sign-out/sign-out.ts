import type { RefreshActor } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';

export type SignOutPorts = Pick<AuthPorts, 'families'>;

/** Ends the session: every token of its family is refused from now on. */
export async function signOut({ families }: SignOutPorts, bearer: Pick<RefreshActor, 'family'>): Promise<void> {
  await families.close(bearer.family);
}
