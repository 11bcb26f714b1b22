import { appError } from '@alveole/contracts';
import type { Channels } from '../channels/channel.ts';
import type { Message } from '../message/message.ts';
import type { Delivery, DeliveryRepository, NewDelivery } from './delivery-repository.ts';

export interface DeliverPorts {
  readonly deliveries: Pick<DeliveryRepository, 'claim' | 'settle'>;
  readonly channels: Channels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The event that asks for a message, and when it is too late to send it. */
export interface Occasion {
  readonly event_id: string;
  readonly aggregate_id: string;
  /** Milliseconds since 1970; a code that has expired is sent to nobody. */
  readonly expires_at?: number;
}

/**
 * Sends a message once for its occasion, whatever is delivered again or killed in between. The claim is written
 * before the hand-over; who finds a claim without a fate does not know whether the message went out, and sends
 * again only where the other side recognises the key. Throws `ServiceUnavailableException` while the other side is
 * away: the bus delivers the event again.
 */
export async function deliver(ports: DeliverPorts, occasion: Occasion, message: Message): Promise<void> {
  const channel = ports.channels[message.channel];
  const { delivery, isNew } = await ports.deliveries.claim(claimFor(occasion, message));
  if (delivery.state !== 'claimed') return;
  if (!isNew && !channel.knowsKeys && delivery.reason !== notHandedOver)
    return settle(ports, delivery, { state: 'unknown', reason: 'interrupted' });
  if (occasion.expires_at !== undefined && occasion.expires_at < ports.now())
    return settle(ports, delivery, { state: 'failed', reason: 'expired' });
  const handOver = await channel.send(message, delivery.delivery_id);
  switch (handOver.fate) {
    case 'sent':
      return settle(ports, delivery, { state: 'sent', reference: handOver.reference });
    case 'refused':
      return settle(ports, delivery, { state: 'failed', reason: handOver.reason });
    case 'unknown':
      return settle(ports, delivery, { state: 'unknown', reason: 'connection cut' });
    case 'away':
      await ports.deliveries.settle(delivery, { state: 'claimed', reason: notHandedOver }, new Date(ports.now()));
      throw appError('ServiceUnavailableException', `The ${message.channel} provider does not answer.`);
  }
}

/** Noted when a provider was away: nothing went out, so the next try is no repetition. */
const notHandedOver = 'not handed over';

function claimFor({ event_id, aggregate_id }: Occasion, { channel, template, to }: Message): NewDelivery {
  return { delivery_id: `${event_id}-${channel}-${recipientMark(to)}`, channel, template, aggregate_id, event_id };
}

/** Tells the recipients of one event apart without keeping their address. */
function recipientMark(to: string): string {
  let hash = 0x811c9dc5;
  for (const character of to) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

async function settle(
  ports: DeliverPorts,
  delivery: Delivery,
  fate: { state: Delivery['state']; reason?: string; reference?: string },
) {
  await ports.deliveries.settle(delivery, fate, new Date(ports.now()));
}
