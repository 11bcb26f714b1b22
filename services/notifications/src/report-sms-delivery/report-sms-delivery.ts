import { createHash, timingSafeEqual } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { NotificationsPorts } from '../ports.ts';

export type ReportSmsDeliveryPorts = Pick<NotificationsPorts, 'deliveries' | 'callbackSecret' | 'now'>;

/** What the provider says of an SMS. */
export interface SmsReport {
  /** Known to the provider alone. */
  readonly secret: string;
  readonly reference: string;
  readonly state: 'delivered' | 'failed';
  readonly reason?: string | undefined;
}

/**
 * The provider tells what became of an SMS; who does not know the secret learns nothing. A repeated report changes
 * nothing. Throws `NotFoundException`.
 */
export async function reportSmsDelivery(
  { deliveries, callbackSecret, now }: ReportSmsDeliveryPorts,
  { secret, reference, state, reason }: SmsReport,
): Promise<void> {
  if (!isSame(secret, callbackSecret)) throw appError('NotFoundException', 'Unknown address.');
  const delivery = await deliveries.byReference(reference);
  if (!delivery) throw appError('NotFoundException', 'Unknown reference.');
  if (delivery.state === 'sent' || delivery.state === 'unknown')
    await deliveries.settle(delivery, { state, reason }, now());
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
