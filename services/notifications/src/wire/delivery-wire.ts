import type { RouteRequest, RouteResult } from '@alveole/contracts';
import type { messageRoutes } from '@alveole/contracts/message';
import type { Delivery, DeliveryState } from '../record/delivery.ts';
import type { DeliveryFilter } from '../record/delivery.ts';

type Routes = typeof messageRoutes;
type WireDelivery = RouteResult<Routes['listDeliveries']>[number];
type WireState = WireDelivery['state'];

/** A delivery as the wire has it. */
export function deliveryToWire({ deliveryId, channel, template, aggregateId, ...rest }: Delivery): WireDelivery {
  return {
    delivery_id: deliveryId,
    channel,
    template,
    aggregate_id: aggregateId,
    state: rest.state === 'begun' ? 'claimed' : rest.state,
    reason: rest.reason,
    create_date: rest.begunAt.toISOString(),
  };
}

/** Which deliveries a reader asks for. */
export function filterOf({ state, created_before }: RouteRequest<Routes['listDeliveries']>['query']): DeliveryFilter {
  return { state: state && stateOf(state), createdBefore: created_before };
}

const stateOf = (state: WireState): DeliveryState => (state === 'claimed' ? 'begun' : state);
