import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { Places } from './places.ts';

/** Failures of the public services are silent (seeds, S1 §7): the visitor gets an empty answer. */
export function locatePlaceRoutes({ places }: { readonly places: Places }) {
  return [
    implement(enrolmentRoutes.townsOfZip, ({ query }) => places.townsOf(query.zip)),
    implement(enrolmentRoutes.locateAddress, ({ query }) => places.locate(query.address, query.zip)),
  ];
}
