import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { Sessions } from '../session/sessions.ts';

export function signOutRoute(sessions: Pick<Sessions, 'close'>) {
  return implement(authRoutes.signOut, async ({ actor }) => {
    await sessions.close(actor.family);
    return { status: 'ok' as const };
  });
}
