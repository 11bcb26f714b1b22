import { sessionRoutes } from '@alveole/contracts/session';
import { implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import { requestRecovery } from './request-recovery.ts';
import type { RequestRecoveryPorts } from './request-recovery.ts';

export function requestRecoveryRoute(ports: RequestRecoveryPorts & Pick<AuthPorts, 'devices'>) {
  return implement(sessionRoutes.requestRecovery, async ({ params, requestId, ip: address, cookies }) => {
    await requestRecovery(ports, { mail: params.mail, requestId }, { address, device: ports.devices.idOf(cookies) });
    return { status: 'ok' as const };
  });
}
