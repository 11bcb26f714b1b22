import { locationRoutes } from '@alveole/contracts/location';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { measureDistance } from './measure-distance.ts';

/** For a service that tells the desk what deserves a second look. */
export function measureDistanceRoute(ports: EnrolmentPorts) {
  return implement(
    locationRoutes.measureDistance,
    async ({ query }) => (await measureDistance(ports, query.consumer_id, query.entity_id)) ?? null,
  );
}
