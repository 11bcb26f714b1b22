export * from './body-for-reader.ts';
export type { IntegrationEventDefinition } from './define-integration-event.ts';
export { allIntegrationEvents, integrationEvents, trialEvent } from './integration-events.ts';
export type { IntegrationData, IntegrationEvent } from './translate-event.ts';
export { translations } from './translations.ts';
