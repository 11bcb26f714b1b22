import { appError, authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { openAccount } from './open-account.ts';
import type { OpenAccountPorts } from './open-account.ts';

export function openAccountRoute(ports: OpenAccountPorts) {
  return implement(authRoutes.openAccount, async ({ body, idempotencyKey }) => {
    if (!idempotencyKey) throw appError('ValidationException', 'idempotency-key (MISSING): Field is required');
    const { entity_id: entityId, entity_gender: entityGender, user_name: userName, mail, password } = body;
    const asked = { entityId, entityGender, userName, mail, password };
    const { access, refresh, account } = await openAccount(ports, asked, idempotencyKey);
    return { access_token: access, refresh_token: refresh, user_id: account.userId };
  });
}
