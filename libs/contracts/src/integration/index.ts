export * from './body-for-reader.ts';
export type { IntegrationEventDefinition } from './define-integration-event.ts';
export { allIntegrationEvents, integrationEvents, trialEvent } from './integration-events.ts';
export * from './translate-event.ts';
