import type { IntegrationConsumers } from '@alveole/messaging';
import type { Logger, MetricsRegistry } from '@alveole/service-kit';
import { createMeasuredGauge } from '@alveole/service-kit';

/** Shows what waits for each consumer of the broker; nothing while the broker does not answer, which its own alert tells. */
export function measureConsumers(
  registry: MetricsRegistry,
  { list }: Pick<IntegrationConsumers, 'list'>,
  logger: Logger,
): void {
  createMeasuredGauge(
    registry,
    { name: 'integration_queue_messages', help: 'Messages that wait for a consumer.', labelNames: ['consumer'] },
    async () => {
      try {
        return (await list()).map(({ name, waiting }) => [{ consumer: name }, waiting] as const);
      } catch (error) {
        logger.warn({ err: error }, 'the queues of consumers could not be measured');
        return [];
      }
    },
  );
}
