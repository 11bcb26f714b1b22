import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { Places } from '../outside/places.ts';

/**
 * Failures of the address search are silent (repairs §7): the visitor gets an empty answer. Those of the communes
 * are said, so that no screen takes the postcode for unknown.
 */
export function locatePlaceRoutes({ places }: { readonly places: Places }) {
  return [
    implement(enrolmentRoutes.townsOfZip, ({ query }) => places.townsOf(query.zip)),
    implement(enrolmentRoutes.locateAddress, ({ query }) => places.locate(query.address, query.zip)),
  ];
}
