import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { registerEstablishment } from './register-establishment.ts';
import type { RegisterPorts } from './register-establishment.ts';

export function registerEstablishmentRoute(ports: RegisterPorts) {
  return implement(enrolmentRoutes.registerEntity, async ({ body, requestId }) => {
    const { entity_id, entity_data: data, code, password } = body;
    const account = await registerEstablishment(ports, { entityId: entity_id, data, code, password }, requestId);
    const { accessToken, refreshToken, userId } = account;
    return { access_token: accessToken, refresh_token: refreshToken, user_id: userId, entity_id };
  });
}
