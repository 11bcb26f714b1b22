import { skeletonOf } from '../compared-text/skeleton.ts';
import { isRepair } from '../repair/kinds.ts';
import { freedStatuses } from '../repair/bike-claim.ts';
import { isListedBike, type PastFile } from './beneficiary-lookup.ts';

/** A past file of a client with its bike, as the counter reads it. */
export interface BikeFile extends PastFile {
  readonly brand: string;
  readonly serial: string;
  readonly createdAt: string;
  /** Whether the shop that asks opened it. */
  readonly isOfOwnShop: boolean;
}

/**
 * The bike that the counter offers « comme la dernière fois »: that of the newest file which this shop opened and which was
 * given up or refused, as long as no other file of the same people claims the bike or is open for it. What binds is the
 * claim that completing a file takes.
 * @param files those of the client
 * @param familyFiles those of all the people of the client’s number
 */
export function lastBikeOf<File extends BikeFile>(
  files: readonly File[],
  familyFiles: readonly File[] = files,
): File | undefined {
  const listedBikes = new Set(familyFiles.filter(isListedBike).map(bikeKeyOf));
  return files
    .filter((file) => file.isOfOwnShop && isRepair(file) && freedStatuses.includes(file.status))
    .filter((file) => !listedBikes.has(bikeKeyOf(file)))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

/** Bikes without a number are one by their brand, so that none is offered that may have had the aid. */
const bikeKeyOf = ({ brand, serial }: BikeFile): string => `${skeletonOf(brand)}|${skeletonOf(serial)}`;
