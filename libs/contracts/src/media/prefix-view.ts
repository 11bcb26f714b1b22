import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type * as establishmentRoutes from '../establishment/routes/entity.ts';
import type * as mediaRoutes from './routes.ts';

/** What the check of a mail answers: the id that the establishment will have, and where its documents go. */
export interface BegunRegistration {
  readonly entityId: string;
  readonly mediaPrefix: string;
}

export function begunRegistrationOf(answer: RouteResult<typeof establishmentRoutes.requestCode>): BegunRegistration {
  return { entityId: answer.entity_id, mediaPrefix: mediaPrefixOf(answer) };
}

/** The prefix below which the caller names its objects. */
export function mediaPrefixOf({ media_url_prefix }: RouteResult<typeof mediaRoutes.readMediaPrefix>): string {
  return media_url_prefix;
}

/** Asks for the prefix of an establishment, for whoever uploads on its behalf; `askedEntityOf` reads it again. */
export function mediaPrefixQuery(entityId: string): RouteInput<typeof mediaRoutes.readMediaPrefix>['query'] {
  return { entity_id: entityId };
}

/** The body that keeps a registration alive; `askedEntityOf` reads it again. */
export function renewRegistrationBody(
  entityId: string,
): RouteInput<typeof establishmentRoutes.renewRegistration>['body'] {
  return { entity_id: entityId };
}

type OfEntity =
  | RouteRequest<typeof mediaRoutes.readMediaPrefix>['query']
  | RouteRequest<typeof establishmentRoutes.renewRegistration>['body'];

/** The establishment that a request names; undefined for the own one. */
export function askedEntityOf<Asked extends OfEntity>({ entity_id }: Asked): Asked['entity_id'] {
  return entity_id;
}
