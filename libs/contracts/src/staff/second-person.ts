import type { RouteInput } from '../define/define-route.ts';
import type { readSecondPerson } from './routes.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** Asks whether one counts as the second person. @param firstId who prepared the act; undefined for nobody of staff */
export function secondPersonQuery(firstId: string | undefined): RouteInput<typeof readSecondPerson>['query'] {
  return withoutAbsent({ first_id: firstId });
}
