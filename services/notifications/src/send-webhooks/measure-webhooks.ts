import { webhookStates } from '@alveole/domain';
import type { MetricsRegistry } from '@alveole/service-kit';
import { createCounter, createMeasuredGauge } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';

type MeasuredPorts = Pick<NotificationsPorts, 'webhooks' | 'webhookCalls' | 'now'>;

/**
 * Shows how many webhooks there are by state, what waits, how old the oldest of it is, and how late the calls are that a
 * willing receiver is to get. Every replica tells the same. @returns what counts a try
 */
export function measureWebhooks(
  registry: MetricsRegistry,
  { webhooks, webhookCalls, now }: MeasuredPorts,
): (outcome: 'taken' | 'refused') => void {
  const secondsSince = (at: Date | undefined) => (at === undefined ? 0 : Math.max(0, (+now() - +at) / 1000));
  createMeasuredGauge(registry, { name: 'webhooks', help: 'Webhooks by state.', labelNames: ['state'] }, async () => {
    const states = (await webhooks.inState(webhookStates)).map(({ state }) => state);
    return webhookStates.map((state) => [{ state }, states.filter((one) => one === state).length] as const);
  });
  createMeasuredGauge(registry, { name: 'webhook_calls_waiting', help: 'Calls of webhooks that wait.' }, async () => [
    [{}, await webhookCalls.countAllWaiting()],
  ]);
  createMeasuredGauge(
    registry,
    { name: 'webhook_oldest_seconds', help: 'Age of the oldest call that waits.' },
    async () => [[{}, secondsSince(await webhookCalls.oldestWaiting())]],
  );
  createMeasuredGauge(
    registry,
    { name: 'webhook_late_seconds', help: 'How long the calls are due that a receiver which takes calls has not got.' },
    async () => {
      const willing = (await webhooks.inState(['active'])).filter(({ failingSince }) => failingSince === undefined);
      const due = await Promise.all(willing.map(({ webhookId }) => webhookCalls.firstDue(webhookId)));
      return [[{}, Math.max(0, ...due.map(secondsSince))]];
    },
  );
  const count = createCounter(registry, {
    name: 'webhook_tries_total',
    help: 'Calls of webhooks that were made, by whether their receiver took them.',
    labelNames: ['outcome'],
  });
  return (outcome) => count({ outcome });
}
