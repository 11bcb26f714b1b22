import { establishmentRoutes } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import { changesFromWire } from '../wire/profile-wire.ts';
import { saveEstablishment } from './save-establishment.ts';
import type { SavePorts } from './save-establishment.ts';

export function saveEstablishmentRoute(ports: SavePorts) {
  return implement(establishmentRoutes.saveEntity, async ({ body, actor, requestId, ip: address }) => {
    const request = {
      entityId: body.entity_id,
      changes: changesFromWire(body.entity_data),
      status: body.status,
      lastRowHash: body.last_row_hash,
      forceApproval: body.force_approval,
      acknowledgedDuplicates: body.acknowledged_duplicates,
      password: body.password,
      undoesClosing: body.undo_closing,
    };
    const { rowHash, status } = await saveEstablishment(ports, request, { caller: actor, requestId, address });
    return { row_hash: rowHash, status };
  });
}
