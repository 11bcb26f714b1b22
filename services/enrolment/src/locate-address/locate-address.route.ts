import { locationRoutes } from '@alveole/contracts/location';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { locateAddress } from './locate-address.ts';

export function locateAddressRoute(ports: Pick<EnrolmentPorts, 'places'>) {
  return implement(
    locationRoutes.locateAddress,
    async ({ query }) => (await locateAddress(ports, query.address, query.zip)) ?? null,
  );
}
