import { personRequestRoutes } from '@alveole/contracts/person-request';
import { implement } from '@alveole/service-kit';
import { findPersonFiles } from './find-person.ts';
import type { FindPersonPorts } from './find-person.ts';

/** Enrolment answers the request of a person with it. */
export function findPersonRoute(ports: FindPersonPorts) {
  return implement(personRequestRoutes.findPersonFiles, async ({ body }) => ({
    files: await findPersonFiles(ports, body.consumer_ids),
  }));
}
