import { appError } from '@alveole/contracts';
import { openingRequestOf, repairRoutes } from '@alveole/contracts/repair';
import type { OpeningRequest, RepairBike } from '@alveole/contracts/repair';
import { isBikeSerial, isRepair, listedBrand } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { openRepair } from './open-repair.ts';

export function openRepairRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.openRepair, async ({ body, actor, requestId }) => {
    const asked = openingRequestOf(body);
    const opened = await openRepair(ports, actor, { ...asked, bike: acceptedBike(asked) }, requestId);
    return { repair_id: opened.id, repair_rozo_id: opened.fileNumber, row_hash: opened.rowHash, status: opened.status };
  });
}

/** A bike that is repaired has a brand of the list and a number with a letter or a digit; of a session nothing is claimed. */
function acceptedBike({ kind, bike }: OpeningRequest): RepairBike {
  const brand = filled(bike.brand, 'repair_bike_brand');
  const serial = filled(bike.serial, 'repair_bike_serial');
  if (!isRepair({ kind })) return { ...bike, brand, serial };
  const listed = listedBrand(brand);
  if (listed === undefined) throw invalid('repair_bike_brand', 'Not a brand of the list');
  if (!isBikeSerial(serial)) throw invalid('repair_bike_serial', 'A number needs a letter or a digit');
  return { ...bike, brand: listed, serial };
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
