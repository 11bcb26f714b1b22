import type { EstablishmentMail, EstablishmentStatus, WorkingRole } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type * as historyRoutes from './routes/history.ts';
import type * as notificationsRoutes from '../message/routes.ts';

type WireEntry = RouteResult<typeof historyRoutes.readEntityHistory>[number];
type WireDelivery = RouteResult<typeof notificationsRoutes.listEntityDeliveries>[number];

/** What became of a mail: `claimed` is on its way. */
export interface MailFate {
  /** As the list of deliveries names the text. */
  readonly template: string;
  readonly state: WireDelivery['state'];
}

/** One act on an establishment's file. */
export interface EstablishmentHistoryEntry {
  /** From 0, the first. */
  readonly number: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** A word of the rules, or `register`, `assign`. */
  readonly act: string;
  /** Absent on the registration. */
  readonly from?: EstablishmentStatus;
  readonly to: EstablishmentStatus;
  readonly author: { readonly role: WorkingRole | 'SYS'; readonly name?: string };
  /** Fields that were written, by their names on the wire. */
  readonly fields: readonly string[];
  /** As the establishment reads them. */
  readonly reasons: readonly string[];
  /** The mail that the act called for. */
  readonly mail?: EstablishmentMail;
  /** What went out for it; empty while nothing has, and for older entries. */
  readonly fates: readonly MailFate[];
}

/** Asks for the deliveries of some entries; undefined where none can have any. */
export function deliveriesQuery(
  entries: readonly WireEntry[],
): RouteInput<typeof notificationsRoutes.listEntityDeliveries>['query'] | undefined {
  const events = entries.flatMap(({ event_ids }) => event_ids);
  return events.length === 0 ? undefined : { event_ids: events.join(',') };
}

/** A mail that a decision will send; `reasons` are French lines, as the decision will give them. */
export interface MailPreviewRequest {
  readonly entityId: string;
  readonly mail: EstablishmentMail;
  readonly reasons: readonly string[];
}

type PreviewRoute = typeof notificationsRoutes.previewEntityMail;

/** Asks for the mail that a decision will send; `mailPreviewRequestOf` reads it again. */
export function mailPreviewBody({ entityId, mail, reasons }: MailPreviewRequest): RouteInput<PreviewRoute>['body'] {
  return { entity_id: entityId, mail, reasons: [...reasons] };
}

/** The mail that is asked for. */
export function mailPreviewRequestOf({
  entity_id: entityId,
  ...rest
}: RouteRequest<PreviewRoute>['body']): MailPreviewRequest {
  return { entityId, ...rest };
}

/** The acts on a file with what became of their mails. */
export function establishmentHistoryOf(
  entries: readonly WireEntry[],
  deliveries: readonly WireDelivery[],
): readonly EstablishmentHistoryEntry[] {
  return entries.map(({ event_ids, author: { role, user_name: name }, ...entry }) => ({
    ...entry,
    author: { role, ...(name === undefined ? {} : { name }) },
    fates: deliveries
      .filter(({ event_id }) => event_ids.includes(event_id))
      .map(({ template, state }) => ({ template, state })),
  }));
}
