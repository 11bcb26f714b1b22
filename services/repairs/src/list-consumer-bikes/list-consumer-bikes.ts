import type { RepairsPorts } from '../ports.ts';
import type { RepairRow } from '../record/repair-record.ts';

/** What the check at the counter needs of a past file: no price, no shop. */
export type ConsumerBike = Pick<RepairRow, 'id' | 'status' | 'kind' | 'bike' | 'createdAt'>;

/** The bikes of a beneficiary over all establishments, newest first. */
export async function listConsumerBikes({ repairs }: RepairsPorts, consumerId: string): Promise<ConsumerBike[]> {
  const files = await repairs.ofConsumer(consumerId);
  return files.map(({ id, status, kind, bike, createdAt }) => ({ id, status, kind, bike, createdAt }));
}
