import type { Entity, EntityData } from '@alveole/contracts';
import { establishmentKinds } from '@alveole/domain';
import type { Activity, ActivityKind, ActivityRequest, EstablishmentFile, EstablishmentKind } from '@alveole/domain';

type WireRequest = NonNullable<NonNullable<EntityData['activity']>['request']>;

/** The kind of an establishment; its wire `gender` also knows numbers of the back office, which no file has. */
export function kindOf({ gender }: Pick<Entity, 'gender'>): EstablishmentKind {
  return establishmentKinds.find((kind) => kind === gender) ?? 0;
}

/** An establishment as the rules know it. */
export function establishmentFileOf(entity: Entity): EstablishmentFile {
  const { entity_id, status, entity_data } = entity;
  return {
    entityId: entity_id,
    status,
    kind: kindOf(entity),
    operatorId: entity_data.operateur_id ?? null,
    activity: activityOf(entity_data.activity),
  };
}

/** The activity as the rules know it. */
export function activityOf({ done, request, history = [] }: NonNullable<EntityData['activity']> = {}): Activity {
  return {
    ...(done === undefined ? {} : { done: done as ActivityKind }),
    ...(request === undefined ? {} : { request: requestOf(request) }),
    history: history.map(requestOf),
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
