import type { EventDefinition } from './define/define-event.ts';
import { authEvents, sessionsEnded } from './session/events.ts';
import { campaignEvents } from './campaign/events.ts';
import { consumerEvents } from './beneficiary/events.ts';
import { deliveryEvents } from './message/events.ts';
import { entityEvents } from './establishment/events.ts';
import { recoveryEvents } from './recovery/events.ts';
import { funderEvents } from './funder/events.ts';
import { personRequestEvents } from './person-request/events.ts';
import { refundEvents } from './refund/events.ts';
import { repairEvents } from './repair/events.ts';
import { clientEvents } from './software-client/events.ts';

/** What each service decides about for itself: to handle it, or that there is nothing to do. */
export const plannedEvents = {
  ...authEvents,
  ...entityEvents,
  ...consumerEvents,
  ...repairEvents,
  ...refundEvents,
  ...recoveryEvents,
  ...deliveryEvents,
  ...campaignEvents,
  ...funderEvents,
  ...clientEvents,
  ...personRequestEvents,
} as const;

/** Every event, by the name of its definition; the frame of every service hears the ones that no plan names. */
export const events = { ...plannedEvents, sessionsEnded } as const;

export const allEvents: readonly EventDefinition[] = Object.values(events);
