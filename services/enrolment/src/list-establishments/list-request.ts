import type { RouteRequest } from '@alveole/contracts';
import type { establishmentRoutes } from '@alveole/contracts/establishment';
import type { ListRequest } from './list-establishments.ts';

type FilterQuery = RouteRequest<typeof establishmentRoutes.exportEntitiesCsv>['query'];

/** What narrows a list, as clients name it. */
export function listRequestOf({
  query,
  gender,
  status,
  mine,
  has_ve_activity,
  ve_request,
  order,
}: FilterQuery): ListRequest {
  return {
    query,
    kind: gender,
    status,
    isMine: mine === 'yes',
    hasTraining: has_ve_activity !== undefined,
    trainingRequest: ve_request,
    order,
  };
}
