import { accountRoutes } from '@alveole/contracts/account';
import { implement } from '@alveole/service-kit';
import { confirmPassword } from './confirm-password.ts';
import type { ConfirmPasswordPorts } from './confirm-password.ts';

export function confirmPasswordRoute(ports: ConfirmPasswordPorts) {
  return implement(accountRoutes.confirmPassword, async ({ body: { user_id: userId, password, address } }) => {
    await confirmPassword(ports, { userId, password, address });
    return { status: 'ok' as const };
  });
}
