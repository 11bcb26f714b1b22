import type { Check } from '@alveole/service-kit/service';
import type { EnrolmentConfig } from '../config.ts';
import { createPlaces } from './places.ts';

/** A town that every register of addresses knows. */
const known = { zip: '69001', town: 'Lyon' };

/** Tries the address search and the register of communes by one question each. */
export function placeChecks({
  GEOCODER_URL,
  COMMUNES_URL,
}: Pick<EnrolmentConfig, 'GEOCODER_URL' | 'COMMUNES_URL'>): readonly Check[] {
  const places = createPlaces({ geocoderUrl: GEOCODER_URL, communesUrl: COMMUNES_URL });
  return [
    {
      part: 'adresses',
      variables: ['GEOCODER_URL'],
      async tries() {
        const place = await places.locate(`1 place Bellecour ${known.town}`, undefined);
        if (place === undefined) throw new Error('ne trouve pas une adresse connue');
        return place.label;
      },
    },
    {
      part: 'communes',
      variables: ['COMMUNES_URL'],
      async tries() {
        const [town] = await places.townsOf(known.zip);
        if (town === undefined) throw new Error('ne connaît pas un code postal connu');
        return town.name;
      },
    },
  ];
}
