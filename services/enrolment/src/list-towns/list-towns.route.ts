import { locationRoutes } from '@alveole/contracts/location';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { listTownsByName, listTownsOfZip, listTownsWithin } from './list-towns.ts';

export function listTownsRoutes(ports: Pick<EnrolmentPorts, 'places'>) {
  return [
    implement(locationRoutes.listTownsOfZip, async ({ query }) =>
      (await listTownsOfZip(ports, query.zip)).map(({ isGuess, ...town }) => ({
        ...town,
        ...(isGuess ? { guess: isGuess } : {}),
      })),
    ),
    implement(locationRoutes.listTownsByName, ({ query }) => listTownsByName(ports, query.name)),
    implement(locationRoutes.listTownsWithin, ({ query }) => listTownsWithin(ports, query)),
  ];
}
