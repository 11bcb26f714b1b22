import type { Subscription } from '@alveole/messaging';
import { translatingHandlers } from '../record/translating-handlers.ts';
import { publishIntegration } from './publish-integration.ts';
import type { PublishPorts } from './publish-integration.ts';

/** What consumers of the broker are told. */
export const publishIntegrationSubscription = (ports: PublishPorts): Subscription => ({
  queue: 'notifications.integration',
  handlers: translatingHandlers((events) => publishIntegration(ports, events)),
});
