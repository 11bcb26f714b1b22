import type { OutboxModel } from '@alveole/persistence';
import { createMetrics } from '../http/metrics.ts';
import { measureOutboxes } from './measure-outboxes.ts';

/** A model whose oldest event waits since an instant; undefined: none does. */
function modelWaiting(modelName: string, since: Date | undefined): OutboxModel {
  const documents = since === undefined ? [] : [{ _id: 'a', outbox: [{ queuedAt: since }] }];
  const cursor = { sort: () => cursor, limit: () => cursor, toArray: () => Promise.resolve(documents) };
  return { modelName, collection: { collectionName: modelName, find: () => cursor } } as unknown as OutboxModel;
}

it('shows how many seconds the oldest event of each model waits, and zero where none does', async () => {
  const registry = createMetrics('repairs', { processMetrics: false });
  const now = () => new Date('2026-11-27T10:01:30Z');
  const models = [modelWaiting('repairs', new Date('2026-11-27T10:00:00Z')), modelWaiting('envelopes', undefined)];
  measureOutboxes(registry, models, now);
  const metrics = await registry.metrics();
  expect(metrics).toContain('outbox_oldest_seconds{model="repairs",service="repairs"} 90');
  expect(metrics).toContain('outbox_oldest_seconds{model="envelopes",service="repairs"} 0');
});
