import { deliveryReason, needsHash, optOutTopics } from '@alveole/domain';
import type { DeliveryStateName, OptOutTopic } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import type * as messageHistoryRoutes from './history-routes.ts';

type WireDelivery = RouteResult<typeof messageHistoryRoutes.listDeliveries>[number];

/** A mail or SMS that went out, or did not. */
export interface DeliveryView {
  readonly deliveryId: string;
  readonly channel: 'mail' | 'sms';
  /** As the table of templates names it. */
  readonly template: string;
  /** The repair file, establishment or beneficiary that it speaks of. */
  readonly aboutId: string;
  readonly state: DeliveryStateName;
  /** Why it is so, in French. */
  readonly reason?: string | undefined;
  /** ISO 8601 instant. */
  readonly at: string;
}

/** What an address received, and what it does not want. */
export interface AddressHistoryView {
  readonly deliveries: readonly DeliveryView[];
  readonly optOuts: readonly { readonly topic: OptOutTopic; readonly since: string }[];
}

export function deliveryViewOf({ delivery_id, aggregate_id, create_date, ...row }: WireDelivery): DeliveryView {
  const { channel, template, state } = row;
  const reason = deliveryReason(channel, state, row.reason);
  return { deliveryId: delivery_id, channel, template, aboutId: aggregate_id, state, reason, at: create_date };
}

export function addressHistoryOf({
  deliveries,
  opt_outs,
}: RouteResult<typeof messageHistoryRoutes.listAddressMessages>): AddressHistoryView {
  return { deliveries: deliveries.map(deliveryViewOf), optOuts: opt_outs };
}

/** What did not arrive and was not sent again with success since; newest first, as given. */
export function troubles(deliveries: readonly DeliveryView[]): readonly DeliveryView[] {
  const latest = new Map(deliveries.toReversed().map((delivery) => [delivery.template, delivery]));
  return deliveries.filter((delivery) => needsHash(delivery) && latest.get(delivery.template) === delivery);
}

/** Asks for the page behind a row; for the first one without it. */
export function deliveriesBehind(last: DeliveryView | undefined): { readonly created_before?: string } {
  return last ? { created_before: `${last.at},${last.deliveryId}` } : {};
}

/** What a stopping link is about, from its token; undefined for what is none. */
export function topicOfToken(token: string): OptOutTopic | undefined {
  return optOutTopics.find((topic) => token.startsWith(`${topic}.`));
}
