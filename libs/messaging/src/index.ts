export type { DeadLetter, DeadLetterDesk, DeadLetterFilter, DeadLetterStore } from './dead-letters/dead-letter.ts';
export { createFileDeadLetters, deadLetterFolder } from './dead-letters/file-dead-letters.ts';
export { isConnectionFailure } from './delivery/failure.ts';
export { routingKeyOf } from './delivery/read-event.ts';
export type {
  EventBus,
  EventCatalogue,
  EventHandlers,
  EventNamed,
  EventPublisher,
  ProductEvents,
  Subscription,
} from './event-bus.ts';
export type { InProcessBusOptions } from './in-process-bus.ts';
export { createInProcessBus } from './in-process-bus.ts';
export { createBrokerManagement } from './integration/broker-management.ts';
export type {
  ConsumerAccess,
  IntegrationConsumer,
  IntegrationConsumers,
  NewConsumer,
} from './integration/integration-consumers.ts';
export { createIntegrationConsumers, vhostOf } from './integration/integration-consumers.ts';
export type { IntegrationMessage, IntegrationPublisher } from './integration/integration-publisher.ts';
export { createIntegrationPublisher } from './integration/integration-publisher.ts';
export type { MessagingLogger } from './messaging-logger.ts';
export type { OutboxRelay, OutboxRelayOptions } from './outbox/outbox-relay.ts';
export { startOutboxRelay } from './outbox/outbox-relay.ts';
export type { OutboxStore, PendingDocument, WaitingEvent } from './outbox/outbox-store.ts';
export type { RabbitBusOptions } from './rabbit/rabbit-bus.ts';
export { createRabbitBus } from './rabbit/rabbit-bus.ts';
export { openRabbitDeadLetters } from './rabbit/rabbit-dead-letters.ts';
export { subscriptionPlan } from './subscription-plan.ts';
