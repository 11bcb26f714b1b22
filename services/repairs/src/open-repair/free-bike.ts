import { bikeClaimKey, formerBikeClaimKey } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { BikeRecord } from '../record/bike-record.ts';
import { bikeAlreadyClaimed } from '../wire/refusals.ts';

/**
 * Refuses a bike that has benefited, as soon as it is named; what binds is the claim that completing the file takes.
 * Throws BikeAlreadyClaimedException.
 */
export async function requireFreeBike(
  { repairs }: Pick<RepairsPorts, 'repairs'>,
  { brand, serial }: BikeRecord,
): Promise<void> {
  const key = bikeClaimKey(brand, serial);
  if (key !== null && (await repairs.isBikeClaimed(key, formerBikeClaimKey(brand, serial)))) throw bikeAlreadyClaimed();
}
