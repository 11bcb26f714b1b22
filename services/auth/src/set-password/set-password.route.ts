import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { setPassword } from './set-password.ts';
import type { SetPasswordPorts } from './set-password.ts';

export function setPasswordRoute(ports: SetPasswordPorts) {
  return implement(authRoutes.setPassword, async ({ body }) => {
    await setPassword(ports, { mail: body.mail, password: body.newpassword, code: body.recovery_password });
    return { status: 'ok' as const };
  });
}
