import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { isBikeSerial, isRepair, listedBrand } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { BikeRecord } from '../record/repair-record.ts';
import { openRepair } from './open-repair.ts';

export function openRepairRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.openRepair, async ({ body, actor, requestId }) => {
    const { gender, repair_consumer_id, repair_bike_brand, repair_bike_serial, repair_bike_comment, operation_date } =
      body.operation_data;
    const opened = await openRepair(
      ports,
      actor,
      {
        localId: body.local_id,
        kind: gender,
        consumerId: repair_consumer_id,
        bike: {
          ...bikeOf(gender, {
            brand: filled(repair_bike_brand, 'repair_bike_brand'),
            serial: filled(repair_bike_serial, 'repair_bike_serial'),
          }),
          ...(repair_bike_comment === undefined ? {} : { comment: repair_bike_comment }),
        },
        operationDate: operation_date,
      },
      requestId,
    );
    return { repair_id: opened.id, repair_rozo_id: opened.fileNumber, row_hash: opened.rowHash, status: opened.status };
  });
}

type TypedBike = Pick<BikeRecord, 'brand' | 'serial'>;

/** A bike that is repaired has a brand of the list and a number with a letter or a digit; of a session nothing is claimed. */
function bikeOf(kind: RepairKind, { brand, serial }: TypedBike): TypedBike {
  if (!isRepair({ kind })) return { brand, serial };
  const listed = listedBrand(brand);
  if (listed === undefined) throw invalid('repair_bike_brand', 'Not a brand of the list');
  if (!isBikeSerial(serial)) throw invalid('repair_bike_serial', 'A number needs a letter or a digit');
  return { brand: listed, serial };
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
