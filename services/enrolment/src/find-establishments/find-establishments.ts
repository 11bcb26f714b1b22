import type { PublicEntity } from '@alveole/contracts/establishment';
import { distanceBetween } from '@alveole/domain';
import type { Finder, Point } from '@alveole/domain';
import { eachInWords } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { boxAround } from './box-around.ts';
import { publicEntityOf } from '../wire/public-entity.ts';

export interface Search extends Point {
  /** Metres. */
  readonly radius: number;
  readonly kind: Finder;
}

/** More than a person looks through; keeps the answer small where partners are many. */
const maxAnswers = 500;

/** Validated establishments around a point, nearest first. */
export async function findEstablishments(
  { establishments }: Pick<EnrolmentPorts, 'establishments'>,
  search: Search,
): Promise<PublicEntity[]> {
  const candidates = await establishments.within(boxAround(search, search.radius), search.kind);
  const nearby = candidates
    .flatMap((establishment) => {
      const { latitude, longitude } = establishment.profile;
      return latitude === undefined || longitude === undefined
        ? []
        : [{ establishment, distance: distanceBetween(search, { latitude, longitude }) }];
    })
    .filter(({ distance }) => distance <= search.radius)
    .sort((one, other) => one.distance - other.distance || (one.establishment.id < other.establishment.id ? -1 : 1))
    .slice(0, maxAnswers);
  return eachInWords(nearby, ({ establishment, distance }) => publicEntityOf(establishment, distance));
}
