import { locationRoutes } from '@alveole/contracts/location';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { locateAddress, townsOfZip } from './locate-address.ts';
import { searchTowns, townsWithin } from './name-towns.ts';

export function locateAddressRoutes(ports: Pick<EnrolmentPorts, 'places'>) {
  return [
    implement(locationRoutes.townsOfZip, async ({ query }) =>
      (await townsOfZip(ports, query.zip)).map(({ isGuess, ...town }) => ({
        ...town,
        ...(isGuess ? { guess: isGuess } : {}),
      })),
    ),
    implement(locationRoutes.searchTowns, ({ query }) => searchTowns(ports, query.name)),
    implement(locationRoutes.townsWithin, ({ query }) => townsWithin(ports, query)),
    implement(
      locationRoutes.locateAddress,
      async ({ query }) => (await locateAddress(ports, query.address, query.zip)) ?? null,
    ),
  ];
}
