import { establishmentRoutes, fileChangesOf } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import { registerEstablishment } from './register-establishment.ts';
import type { RegisterPorts } from './register-establishment.ts';

export function registerEstablishmentRoute(ports: RegisterPorts) {
  return implement(establishmentRoutes.registerEntity, async ({ body, requestId, deadline, ip: address }) => {
    const { entity_id, entity_data, code, password } = body;
    const request = { entityId: entity_id, changes: fileChangesOf(entity_data), code, password, address };
    const account = await registerEstablishment(ports, request, { requestId, deadline });
    const { accessToken, refreshToken, userId } = account;
    return { access_token: accessToken, refresh_token: refreshToken, user_id: userId, entity_id };
  });
}
