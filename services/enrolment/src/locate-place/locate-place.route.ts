import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { locateAddress, townsOfZip } from './locate-place.ts';

export function locatePlaceRoutes(ports: Pick<EnrolmentPorts, 'places'>) {
  return [
    implement(enrolmentRoutes.townsOfZip, ({ query }) => townsOfZip(ports, query.zip)),
    implement(
      enrolmentRoutes.locateAddress,
      async ({ query }) => (await locateAddress(ports, query.address, query.zip)) ?? null,
    ),
  ];
}
