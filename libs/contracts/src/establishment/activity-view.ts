import type { Activity, ActivityKind, ActivityRequest } from '@alveole/domain';
import type { EntityData } from './wire.ts';
import { withoutAbsent } from '../values/without-absent.ts';

export type WireActivity = NonNullable<EntityData['activity']>;
type WireRequest = NonNullable<WireActivity['request']>;

/** The activity as the rules know it. */
export function activityOf({ done, request, history = [] }: WireActivity = {}): Activity {
  return withoutAbsent({
    done: done as ActivityKind | undefined,
    request: request && requestOf(request),
    history: history.map(requestOf),
  });
}

/** The activity as it travels; what is absent stays absent. */
export function activityToWire({ done, request, history = [] }: Partial<Activity>): WireActivity {
  return withoutAbsent({
    done,
    request: request && requestToWire(request),
    history: history.length === 0 ? undefined : history.map(requestToWire),
  });
}

function requestOf({ gender, fub, accept, abort, abortMotif }: WireRequest): ActivityRequest {
  return withoutAbsent({
    gender: gender as ActivityKind,
    fubDate: fub,
    acceptDate: accept,
    abortDate: abort,
    abortMotif,
  });
}

function requestToWire({ gender, fubDate, acceptDate, abortDate, abortMotif }: ActivityRequest): WireRequest {
  return withoutAbsent({ gender, fub: fubDate, accept: acceptDate, abort: abortDate, abortMotif });
}
