import type { EntityData } from '@alveole/contracts';
import type { Activity, ActivityKind, ActivityRequest } from '@alveole/domain';

type WireActivity = NonNullable<EntityData['activity']>;
type WireRequest = NonNullable<WireActivity['request']>;

/** The activity as the rules know it. */
export function activityOf(wire: WireActivity | undefined): Activity {
  const { done, request, history = [] } = wire ?? {};
  return {
    ...(done === undefined ? {} : { done: done as ActivityKind }),
    ...(request === undefined ? {} : { request: requestOf(request) }),
    history: history.map(requestOf),
  };
}

/** The activity as it travels; what is absent stays absent. */
export function activityToWire({ done, request, history }: Activity): WireActivity {
  return {
    ...(done === undefined ? {} : { done }),
    ...(request === undefined ? {} : { request: requestToWire(request) }),
    ...(history.length === 0 ? {} : { history: history.map(requestToWire) }),
  };
}

function requestOf({ gender, fub, accept, abort, abortMotif }: WireRequest): ActivityRequest {
  return {
    gender: gender as ActivityKind,
    ...(fub === undefined ? {} : { fubDate: fub }),
    ...(accept === undefined ? {} : { acceptDate: accept }),
    ...(abort === undefined ? {} : { abortDate: abort }),
    ...(abortMotif === undefined ? {} : { abortMotif }),
  };
}

function requestToWire({ gender, fubDate, acceptDate, abortDate, abortMotif }: ActivityRequest): WireRequest {
  return {
    gender,
    ...(fubDate === undefined ? {} : { fub: fubDate }),
    ...(acceptDate === undefined ? {} : { accept: acceptDate }),
    ...(abortDate === undefined ? {} : { abort: abortDate }),
    ...(abortMotif === undefined ? {} : { abortMotif }),
  };
}
