import { isAppError } from '@alveole/contracts';
import type { KnownPostcodes } from '../record/known-postcodes.ts';
import type { Places } from './places.ts';

/** Postcodes as the commune service knows them. One that nobody could look up is not unknown: nobody is held up by an outage. */
export function knownPostcodes(places: Pick<Places, 'townsOf'>): KnownPostcodes {
  return {
    async isKnown(postcode) {
      try {
        return (await places.townsOf(postcode)).length > 0;
      } catch (error) {
        if (isAppError(error) && error.code === 'ServiceUnavailableException') return true;
        throw error;
      }
    },
  };
}
