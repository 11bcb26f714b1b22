import { createHash, timingSafeEqual } from 'node:crypto';
import { appError } from '@alveole/contracts';
import { isSigned } from '../outside/provider-signature.ts';
import type { NotificationsPorts } from '../ports.ts';

export type ReportSmsDeliveryPorts = Pick<
  NotificationsPorts,
  'deliveries' | 'callbackSecret' | 'signingSecret' | 'now'
>;

/** What the provider says of an SMS. */
export interface SmsReport {
  /** Known to the provider alone. */
  readonly secret: string;
  /** The report as it travelled, and what the provider signed it with. */
  readonly signed: { readonly text: string; readonly signature: string | undefined };
  readonly reference: string;
  readonly state: 'delivered' | 'failed';
  readonly reason?: string | undefined;
}

/**
 * The provider tells what became of an SMS; who does not know the secret of the address learns nothing, and who knows
 * it must have signed the report within five minutes. A repeated report changes nothing. Throws `NotFoundException`,
 * `NotAuthorizedException`.
 */
export async function reportSmsDelivery(
  { deliveries, callbackSecret, signingSecret, now }: ReportSmsDeliveryPorts,
  { secret, signed, reference, state, reason }: SmsReport,
): Promise<void> {
  if (!isSame(secret, callbackSecret)) throw appError('NotFoundException', 'Unknown address.');
  if (!isSigned({ ...signed, secret: signingSecret, purpose: 'callback', now: now() }))
    throw appError('NotAuthorizedException', 'Bad signature.');
  const delivery = await deliveries.byReference(reference);
  if (!delivery) throw appError('NotFoundException', 'Unknown reference.');
  if (delivery.state === 'sent' || delivery.state === 'unknown')
    await deliveries.settle(delivery, { state, reason }, now());
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
