import { appError, authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { openAccount } from './open-account.ts';
import type { OpenAccountPorts } from './open-account.ts';

export function openAccountRoute(ports: OpenAccountPorts) {
  return implement(authRoutes.openAccount, ({ body, idempotencyKey }) => {
    if (!idempotencyKey) throw appError('ValidationException', 'idempotency-key (MISSING): Field is required');
    return openAccount(ports, body, idempotencyKey);
  });
}
