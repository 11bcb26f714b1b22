import type { EventDefinition } from '../define-event.ts';
import { authEvents } from './auth.events.ts';
import { consumerEvents } from './consumer.events.ts';
import { deliveryEvents } from './delivery.events.ts';
import { entityEvents } from './entity.events.ts';
import { refundEvents } from './refund.events.ts';
import { repairEvents } from './repair.events.ts';

/** Every event, by the name of its definition. */
export const events = {
  ...authEvents,
  ...entityEvents,
  ...consumerEvents,
  ...repairEvents,
  ...refundEvents,
  ...deliveryEvents,
} as const;

export const allEvents: readonly EventDefinition[] = Object.values(events);
