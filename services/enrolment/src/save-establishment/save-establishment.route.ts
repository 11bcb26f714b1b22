import { establishmentActOf, establishmentRoutes, fileChangesOf } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import type { SaveRequest } from './changes.ts';
import { saveEstablishment } from './save-establishment.ts';
import type { SavePorts } from './save-establishment.ts';

export function saveEstablishmentRoute(ports: SavePorts) {
  return implement(establishmentRoutes.saveEntity, async ({ body, actor, requestId, ip: address }) => {
    const request: SaveRequest = {
      entityId: body.entity_id,
      changes: fileChangesOf(body.entity_data),
      lastRowHash: body.last_row_hash,
      actOf: (file) => establishmentActOf(body, file),
      acknowledgedDuplicates: body.acknowledged_duplicates,
      password: body.password,
    };
    const { rowHash, status } = await saveEstablishment(ports, request, { caller: actor, requestId, address });
    return { row_hash: rowHash, status };
  });
}
