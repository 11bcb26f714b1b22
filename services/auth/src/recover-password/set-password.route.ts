import { newPasswordOf, sessionRoutes } from '@alveole/contracts/session';
import { implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import { setPassword } from './set-password.ts';
import type { SetPasswordPorts } from './set-password.ts';

export function setPasswordRoute(ports: SetPasswordPorts & Pick<AuthPorts, 'devices'>) {
  return implement(sessionRoutes.setPassword, async ({ body, ip: address, cookies }) => {
    const device = ports.devices.idOf(cookies);
    await setPassword(ports, newPasswordOf(body), { address, device });
    ports.devices.keep(cookies, device);
    return { status: 'ok' as const };
  });
}
