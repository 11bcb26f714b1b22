import { appError } from '@alveole/contracts';
import { messageTemplates } from '@alveole/domain';
import type { NotificationsPorts } from '../ports.ts';
import { newDelivery } from '../record/delivery.ts';
import type { Delivery, Fate, Occasion } from '../record/delivery.ts';
import type { Message } from '../record/message.ts';
import { withOptOut } from '../record/with-opt-out.ts';
import type { HandOver } from '../outside/channel.ts';

export type DeliverPorts = Pick<NotificationsPorts, 'deliveries' | 'channels' | 'optOuts' | 'optOutLinks' | 'now'>;

/** Noted when a provider was away: nothing went out, so the next try is no repetition. */
const notHandedOver = 'not handed over';

/**
 * Sends a message once for its occasion, whatever is delivered again or killed in between. That it is begun is
 * written before the hand-over; who finds a delivery begun without a fate does not know whether the message went out,
 * and sends again only where the other side recognises the key. Throws `ServiceUnavailableException` while the other
 * side is away: the bus delivers the event again. A courtesy that its reader asked not to receive is noted and kept.
 */
export async function deliverMessage(ports: DeliverPorts, occasion: Occasion, message: Message): Promise<void> {
  const recipient = ports.optOutLinks.mark(message.to);
  const { delivery, isNew } = await ports.deliveries.begin(newDelivery(occasion, message, recipient, ports.now()));
  if (delivery.state !== 'begun') return;
  const fate =
    fateWithoutSending(ports, occasion, delivery, isNew) ??
    (await declined(ports, message)) ??
    (await handOver(ports, delivery, withOptOut(ports, message)));
  await ports.deliveries.settle(delivery, fate, ports.now());
  if (fate.state === 'begun')
    throw appError('ServiceUnavailableException', `The ${message.channel} provider does not answer.`);
}

function fateWithoutSending(
  { channels, now }: DeliverPorts,
  { expiresAt }: Occasion,
  { channel, reason }: Delivery,
  isNew: boolean,
): Fate | undefined {
  const mayHaveGone = !isNew && reason !== notHandedOver;
  if (mayHaveGone && !channels[channel].knowsKeys) return { state: 'unknown', reason: 'interrupted' };
  return expiresAt !== undefined && expiresAt < now() ? { state: 'failed', reason: 'expired' } : undefined;
}

async function declined({ optOuts, optOutLinks }: DeliverPorts, { template, to }: Message): Promise<Fate | undefined> {
  const { topic } = messageTemplates[template];
  if (topic === undefined || !(await optOuts.isOff({ recipient: optOutLinks.mark(to), topic }))) return undefined;
  return { state: 'declined' };
}

async function handOver({ channels }: DeliverPorts, { deliveryId }: Delivery, message: Message): Promise<Fate> {
  return fateOf(await channels[message.channel].send(message, deliveryId));
}

function fateOf(answer: HandOver): Fate {
  switch (answer.fate) {
    case 'sent':
      return { state: 'sent', reference: answer.reference };
    case 'refused':
      return { state: 'failed', reason: answer.reason };
    case 'unknown':
      return { state: 'unknown', reason: 'connection cut' };
    case 'away':
      return { state: 'begun', reason: notHandedOver };
  }
}
