import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { IntegrationMessage } from '@alveole/messaging';
import { EstablishmentStatus, RepairStatus } from '@alveole/domain';
import { entity, fields } from '../notifications.harness.ts';
import { freshFile, openedFile, operatedFile } from '../webhooks.harness.ts';
import { publishIntegrationSubscription } from './publish-integration.consumer.ts';

/** The subscription over a broker that is away for its first messages, and keeps those that it took. */
function subscriptionOver(failures = 0) {
  const taken: IntegrationMessage[] = [];
  let left = failures;
  const publish = async (message: IntegrationMessage) => {
    if ((left -= 1) >= 0) throw new Error('away');
    taken.push(message);
  };
  const { handlers } = publishIntegrationSubscription({ integration: { publish } });
  const byName = handlers as unknown as Record<string, (event: EventEnvelope) => Promise<void>>;
  return { taken, hear: async (event: EventEnvelope) => byName[event.name]?.(event) };
}

describe('an inner event', () => {
  it('is published as the programme reads it, under an id that stays, with its type', async () => {
    const { taken, hear } = subscriptionOver();
    const event = openedFile(freshFile());
    await hear(event);
    await hear(event);
    const [first, again] = taken;
    expect(first).toMatchObject({
      id: `${event.event_id}-0`,
      type: 'repair.opened',
      body: {
        type: 'repair.opened',
        version: 1,
        id: `${event.event_id}-0`,
        data: { repair: { establishment_id: 'shop-1' } },
      },
    });
    expect(again?.id).toBe(first?.id);
    expect(JSON.stringify(taken)).not.toMatch(/Dupont|K7RM4T2X/);
  });

  it('is not heard until the broker has taken what it becomes, so that it comes again', async () => {
    const { taken, hear } = subscriptionOver(1);
    const event = operatedFile(freshFile(), RepairStatus.toReview, RepairStatus.incomplete);
    await expect(hear(event)).rejects.toThrow('away');
    await hear(event);
    expect(taken.map(({ type }) => type)).toEqual(['repair.status-changed']);
  });

  it('is published in nothing where it changed nothing that outsiders know', async () => {
    const { taken, hear } = subscriptionOver();
    const shop = { ...entity('a@exemple.fr'), status: EstablishmentStatus.validated };
    await hear(events.entityModified.create(fields({ entity: shop, actor: { role: 'ADM' as const } })));
    expect(taken).toEqual([]);
  });
});
