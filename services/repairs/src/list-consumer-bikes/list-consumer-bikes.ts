import type { RepairsPorts } from '../ports.ts';
import type { PastFile } from '../record/repair-record.ts';

export interface ConsumerBike extends PastFile {
  readonly photoUrl?: string | undefined;
}

/** How long the photo of a bike can be looked at, in seconds. */
const expiresIn = 900;

/**
 * The bikes of a beneficiary over all establishments, newest first, each with its photo: a bike is recognised by its look,
 * also where its number was not written down.
 */
export async function listConsumerBikes(
  { repairs, media }: Pick<RepairsPorts, 'repairs' | 'media'>,
  consumerId: string,
): Promise<ConsumerBike[]> {
  const files = await repairs.ofConsumer(consumerId);
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      photoUrl: file.photoKey && (await media.presignGet(file.photoKey, { expiresIn })),
    })),
  );
}
