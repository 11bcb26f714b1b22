import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { requestRecovery } from './request-recovery.ts';
import type { RequestRecoveryPorts } from './request-recovery.ts';

export function requestRecoveryRoute(ports: RequestRecoveryPorts) {
  return implement(authRoutes.requestPasswordRecovery, async ({ params, requestId }) => {
    await requestRecovery(ports, params.mail, requestId);
    return { status: 'ok' as const };
  });
}
