import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type { readSecondPerson } from './routes.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** Asks whether one counts as the second person. @param firstId who prepared the act; undefined for nobody of staff */
export function secondPersonQuery(firstId: string | undefined): RouteInput<typeof readSecondPerson>['query'] {
  return withoutAbsent({ first_id: firstId });
}

/** The id of the refusal; undefined where whoever asked counts as the second person. */
export function secondPersonRefusalOf({ refusal_id }: RouteResult<typeof readSecondPerson>): string | undefined {
  return refusal_id ?? undefined;
}

/** Who prepared the act that the question is about; undefined for nobody of staff. */
export function firstPersonOf({ first_id }: RouteRequest<typeof readSecondPerson>['query']): string | undefined {
  return first_id;
}
