import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { saveEstablishment } from './save-establishment.ts';
import type { SavePorts } from './save-establishment.ts';

export function saveEstablishmentRoute(ports: SavePorts) {
  return implement(enrolmentRoutes.saveEntity, ({ body, actor, requestId }) =>
    saveEstablishment(ports, body, { actor, requestId }),
  );
}
