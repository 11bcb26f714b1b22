import type { RouteResult } from '../define-route.ts';
import type { establishmentRoutes } from '../routes/establishment.routes.ts';

/** What the check of a mail answers: the id that the establishment will have, and where its documents go. */
export interface BegunRegistration {
  readonly entityId: string;
  readonly mediaPrefix: string;
}

export function begunRegistrationOf(answer: RouteResult<typeof establishmentRoutes.checkEmail>): BegunRegistration {
  return { entityId: answer.entity_id, mediaPrefix: mediaPrefixOf(answer) };
}

/** The prefix below which the caller names its objects. */
export function mediaPrefixOf({ media_url_prefix }: RouteResult<typeof establishmentRoutes.mediaPrefix>): string {
  return media_url_prefix;
}
