import type { OperationData } from '@alveole/contracts/repair';
import { requireFreeBike } from '../open-repair/free-bike.ts';
import type { BikeRecord } from '../record/bike-record.ts';
import type { Effect } from '../record/effect.ts';
import { searchTokens } from '../record/search-tokens.ts';
import { listedBike } from '../wire/listed-bike.ts';
import { invalidField } from '../wire/refusals.ts';
import type { OperationContext } from './effects.ts';

/**
 * VELO: the number or the brand was taken down wrongly. The file is found by the new number, and the history keeps both.
 * A link that waits showed the former bike, so it counts no more. Throws BikeAlreadyClaimedException.
 */
export async function correctBike(
  { ports, file }: Pick<OperationContext, 'ports' | 'file'>,
  typed: OperationData['VELO'],
): Promise<Effect> {
  const bike = { ...correctedBike(file.bike, typed), ...listedBike(typed, invalidField) };
  await requireFreeBike(ports, bike);
  const [person, shop] = await Promise.all([
    ports.beneficiaries.find(file.consumerId),
    ports.establishments.known(file.entityId),
  ]);
  return {
    fileFields: { bike },
    details: { bike, formerBike: file.bike },
    set: { searchTokens: searchTokens({ ...file, serial: bike.serial, person, shop }) },
    clear: ['link'],
  };
}

/** The bike of a file as a correction leaves it: an absent comment stays, an empty one goes. */
export function correctedBike(former: BikeRecord, { brand, serial, comment = former.comment }: BikeRecord): BikeRecord {
  return { brand, serial, ...(comment ? { comment } : {}) };
}
