import { isDuplicateKey } from './duplicate-key.ts';

/** The places of one owner, of which each is taken by one document at a time. */
export interface Places {
  /** How many there are, numbered from 0. */
  readonly most: number;
  /** The unique index over owner and place. */
  readonly index: string;
  /** The place of each document of the owner; undefined of one that was stored before there were places. */
  readonly takenPlaces: () => Promise<readonly (number | undefined)[]>;
}

/**
 * Inserts a document at a free place, so that an owner never has more than there are places, however many are inserted at the
 * same time: whoever comes second to a place gets a duplicate key, and looks again. Undefined where none is free.
 */
export async function insertAtFreePlace<T>(
  { most, index, takenPlaces }: Places,
  insert: (place: number) => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    const place = firstFreePlace(await takenPlaces(), most);
    if (place === undefined) return undefined;
    try {
      return await insert(place);
    } catch (error) {
      if (!isDuplicateKey(error, index)) throw error;
    }
  }
}

function firstFreePlace(taken: readonly (number | undefined)[], most: number): number | undefined {
  if (taken.length >= most) return undefined;
  for (let place = 0; place < most; place += 1) if (!taken.includes(place)) return place;
  return undefined;
}
