import type { HomeDistance } from '@alveole/contracts/location';
import { nearestTo } from '@alveole/domain';
import type { Point } from '@alveole/domain';
import type { Town } from '../outside/places.ts';
import type { EnrolmentPorts } from '../ports.ts';

type Ports = Pick<EnrolmentPorts, 'beneficiaries' | 'establishments' | 'places'>;

/**
 * How far a person lives from a shop: from the nearest town of her postcode, for a postcode has several. Undefined where
 * either place is not known. Throws `ServiceUnavailableException` where nobody knows towns now.
 */
export async function measureDistance(
  { beneficiaries, establishments, places }: Ports,
  consumerId: string,
  entityId: string,
): Promise<HomeDistance | undefined> {
  const [person, shop] = await Promise.all([beneficiaries.byId(consumerId), establishments.byId(entityId)]);
  const home = person?.postalCode;
  const { latitude, longitude, postcode, city } = shop?.profile ?? {};
  if (home === undefined || latitude === undefined || longitude === undefined) return undefined;
  if (postcode === undefined || city === undefined) return undefined;
  const nearest = nearestTo({ latitude, longitude }, (await places.townsOf(home)).filter(hasPlace));
  return (
    nearest && {
      person: { zip: home, city: nearest.place.name },
      shop: { zip: postcode, city },
      kilometres: Math.round(nearest.metres / 1000),
    }
  );
}

const hasPlace = (town: Town): town is Town & Point => town.latitude !== undefined && town.longitude !== undefined;
