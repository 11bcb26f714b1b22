import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { registerEstablishment } from './register-establishment.ts';
import type { RegisterPorts } from './register-establishment.ts';

export function registerEstablishmentRoute(ports: RegisterPorts) {
  return implement(enrolmentRoutes.registerEntity, async ({ body, requestId }) => {
    const account = await registerEstablishment(ports, body, requestId);
    return { ...account, entity_id: body.entity_id };
  });
}
