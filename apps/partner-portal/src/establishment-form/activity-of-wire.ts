import type { EntityData } from '@alveole/contracts';
import type { Activity, ActivityKind, ActivityRequest } from '@alveole/domain';

type WireActivity = NonNullable<EntityData['activity']>;

/** The activity of the wire as the rules know it. */
export function activityOfWire(wire: WireActivity | undefined): Activity {
  const { done, request, history = [] } = wire ?? {};
  return {
    ...(done === undefined ? {} : { done: done as ActivityKind }),
    ...(request === undefined ? {} : { request: requestOf(request) }),
    history: history.map(requestOf),
  };
}

function requestOf({ gender, fub, accept, abort, abortMotif }: NonNullable<WireActivity['request']>): ActivityRequest {
  return { gender: gender as ActivityKind, fubDate: fub, acceptDate: accept, abortDate: abort, abortMotif };
}
