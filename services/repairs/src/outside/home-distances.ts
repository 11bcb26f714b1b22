import { isAppError } from '@alveole/contracts';
import { locationRoutes } from '@alveole/contracts/location';
import type { HomeDistance } from '@alveole/contracts/location';
import type { ServiceClient } from '@alveole/service-kit';

/** How far people live from shops, which enrolment knows. */
export interface HomeDistances {
  /** Undefined where either place is not known, and where nobody can tell now. */
  between(consumerId: string, entityId: string): Promise<HomeDistance | undefined>;
}

export function createHomeDistances(enrolment: ServiceClient): HomeDistances {
  return {
    async between(consumerId, entityId) {
      try {
        const query = { consumer_id: consumerId, entity_id: entityId };
        return (await enrolment.call(locationRoutes.measureDistance, { query })) ?? undefined;
      } catch (failure) {
        if (isAppError(failure)) return undefined;
        throw failure;
      }
    },
  };
}
