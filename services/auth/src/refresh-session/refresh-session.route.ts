import { sessionRoutes } from '@alveole/contracts/session';
import { implement } from '@alveole/service-kit';
import { sessionAnswer } from '../wire/session-answer.ts';
import { refreshSession } from './refresh-session.ts';
import type { RefreshSessionPorts } from './refresh-session.ts';

export function refreshSessionRoute(ports: RefreshSessionPorts) {
  return implement(sessionRoutes.refreshSession, async ({ actor }) =>
    sessionAnswer(await refreshSession(ports, actor)),
  );
}
