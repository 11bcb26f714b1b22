import { bodyForReader } from '@alveole/contracts/integration';
import type { IntegrationEvent } from '@alveole/contracts/integration';
import type { IntegrationPublisher } from '@alveole/messaging';

/** What publishing for consumers of the broker stands on. */
export interface PublishPorts {
  readonly integration: Pick<IntegrationPublisher, 'publish'>;
}

/**
 * Publishes what the programme is told of these events, in their order. The inner event counts as heard once the broker has
 * taken each: whatever is cut off in between is published again under its id.
 */
export async function publishIntegration(
  { integration }: PublishPorts,
  events: readonly IntegrationEvent[],
): Promise<void> {
  for (const event of events) {
    const body = bodyForReader(event, {});
    if (body) await integration.publish({ id: event.id, type: event.type, body });
  }
}
