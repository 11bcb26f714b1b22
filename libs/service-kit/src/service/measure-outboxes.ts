import { waitingSince } from '@alveole/persistence';
import type { OutboxModel } from '@alveole/persistence';
import { Gauge } from 'prom-client';
import type { MetricsRegistry } from '../http/gauges.ts';

/**
 * Shows how long the oldest event of each model has waited to be published, in seconds, when the measures are read: what is
 * written and not heard of by other services. Every replica tells the same.
 */
export function measureOutboxes(registry: MetricsRegistry, models: readonly OutboxModel[], now: () => Date): void {
  if (models.length === 0) return;
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest event that waits to be published.',
    labelNames: ['model'] as const,
    registers: [registry],
    async collect() {
      for (const [model, since] of await waitingSince(models))
        this.set({ model }, since === undefined ? 0 : Math.max(0, (now().getTime() - since.getTime()) / 1000));
    },
  });
}
