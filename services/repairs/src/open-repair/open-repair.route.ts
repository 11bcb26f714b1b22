import { appError } from '@alveole/contracts';
import { openingRequestOf, repairRoutes } from '@alveole/contracts/repair';
import type { OpeningRequest, RepairBike } from '@alveole/contracts/repair';
import { isRepair } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { listedBike } from '../wire/listed-bike.ts';
import { openRepair } from './open-repair.ts';

export function openRepairRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.openRepair, async ({ body, actor, requestId }) => {
    const request = openingRequestOf(body);
    const opened = await openRepair(ports, actor, { ...request, bike: acceptedBike(request) }, requestId);
    return { repair_id: opened.id, repair_rozo_id: opened.fileNumber, row_hash: opened.rowHash, status: opened.status };
  });
}

/** Of a session nothing is claimed. */
function acceptedBike({ kind, bike }: OpeningRequest): RepairBike {
  const typed = { brand: filled(bike.brand, 'repair_bike_brand'), serial: filled(bike.serial, 'repair_bike_serial') };
  return { ...bike, ...(isRepair({ kind }) ? listedBike(typed, invalid) : typed) };
}

function invalid(field: string, reason: string) {
  return appError('ValidationException', `operation_data.${field} (INVALID): ${reason}`);
}

/** Spaces are not content. */
function filled(text: string, field: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw appError('ValidationException', `operation_data.${field} (MISSING): Field is required`);
  return trimmed;
}
