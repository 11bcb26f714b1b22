import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import type { PastFileView } from '@alveole/contracts/repair';
import { lastBikeOf } from '@alveole/domain';
import type { Acquaintance } from '../keep-draft/reception-draft.ts';

export interface LastBike {
  readonly person: BeneficiaryView;
  readonly file: PastFileView;
}

/**
 * The bike of the last time in this shop that may have an aid again, with whose it is.
 * @param consumerId of the one person among whose files it is looked for; absent, all the people’s
 */
export function lastBikeAmong(people: readonly Acquaintance[], consumerId?: string): LastBike | undefined {
  const familyFiles = people.flatMap(({ files }) => files);
  return people
    .filter(({ person }) => consumerId === undefined || person.consumerId === consumerId)
    .flatMap(({ person, files }) => {
      const file = lastBikeOf(files, familyFiles);
      return file ? [{ person, file }] : [];
    })
    .toSorted((a, b) => b.file.createdAt.localeCompare(a.file.createdAt))[0];
}
