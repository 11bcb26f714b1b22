import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { Sessions } from '../session/sessions.ts';

export function refreshSessionRoute(sessions: Pick<Sessions, 'renew'>) {
  return implement(authRoutes.refreshSession, ({ actor }) => sessions.renew(actor));
}
