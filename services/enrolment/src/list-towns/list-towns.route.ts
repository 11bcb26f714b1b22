import { locationRoutes } from '@alveole/contracts/location';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { searchTowns, townsOfZip, townsWithin } from './list-towns.ts';

export function listTownsRoutes(ports: Pick<EnrolmentPorts, 'places'>) {
  return [
    implement(locationRoutes.townsOfZip, async ({ query }) =>
      (await townsOfZip(ports, query.zip)).map(({ isGuess, ...town }) => ({
        ...town,
        ...(isGuess ? { guess: isGuess } : {}),
      })),
    ),
    implement(locationRoutes.searchTowns, ({ query }) => searchTowns(ports, query.name)),
    implement(locationRoutes.townsWithin, ({ query }) => townsWithin(ports, query)),
  ];
}
