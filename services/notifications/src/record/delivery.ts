import type { Message } from './message.ts';

/** `begun` before the hand-over; the others are fates. `declined`: the person asked not to receive it. */
export type DeliveryState = 'begun' | 'sent' | 'delivered' | 'failed' | 'unknown' | 'declined';

/** One message to one person. It holds no address and no text: those are in the event that asked for it. */
export interface Delivery {
  readonly deliveryId: string;
  readonly channel: Message['channel'];
  readonly template: string;
  /** The file, establishment or beneficiary that it speaks of. */
  readonly aggregateId: string;
  readonly eventId: string;
  /** Names its address or phone without holding it; absent from what went out before it was asked. */
  readonly recipient?: string | undefined;
  /** The files that it speaks of besides. */
  readonly fileIds?: readonly string[] | undefined;
  readonly state: DeliveryState;
  readonly reason?: string | undefined;
  /** The provider's name for it. */
  readonly reference?: string | undefined;
  readonly begunAt: Date;
  readonly rowHash: string;
  readonly sequence: number;
}

export type NewDelivery = Pick<
  Delivery,
  'deliveryId' | 'channel' | 'template' | 'aggregateId' | 'eventId' | 'recipient' | 'fileIds' | 'begunAt'
>;

/** What became of a delivery. */
export type Fate = Pick<Delivery, 'state' | 'reason' | 'reference'>;

/** The event that asks for a message, and when it is too late to send it. */
export interface Occasion {
  readonly eventId: string;
  /** What makes the message one where several may ask for it; the event's id unless told otherwise. */
  readonly key?: string;
  readonly aggregateId: string;
  readonly fileIds?: readonly string[];
  /** A code that has expired is sent to nobody. */
  readonly expiresAt?: Date;
}

/** A delivery as it begins: named so that the same event and recipient make the same one. @param recipient its mark */
export function newDelivery(
  { eventId, key = eventId, aggregateId, fileIds }: Occasion,
  { channel, template, to }: Message,
  recipient: string,
  begunAt: Date,
): NewDelivery {
  const deliveryId = `${key}-${channel}-${recipientMark(to)}`;
  return { deliveryId, channel, template, aggregateId, eventId, recipient, fileIds, begunAt };
}

/** Tells the recipients of one event apart without keeping their address. */
function recipientMark(to: string): string {
  let hash = 0x811c9dc5;
  for (const character of to) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Which deliveries a reader asks for; what is absent is not asked for. */
export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  /** A file or an establishment. */
  readonly aboutId?: string | undefined;
  /** The mark of an address. */
  readonly recipient?: string | undefined;
  readonly createdBefore?: string | undefined;
}
