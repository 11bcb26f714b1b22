import { createHash, timingSafeEqual } from 'node:crypto';
import { appError } from '@alveole/contracts';
import { brevoFateOf } from '../outside/brevo-sms.ts';
import { isSigned } from '../outside/provider-signature.ts';
import type { SmsFate } from '../outside/sms-gateway.ts';
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
  await settleReported({ deliveries, now }, reference, { state, reason });
}

/** What Brevo says of an SMS, by its own names. */
export interface BrevoReport {
  /** In the address that it was told with the SMS: its calls are not signed. */
  readonly secret: string;
  readonly reference: string;
  /** `msg_status` */
  readonly status: string;
}

/**
 * Brevo tells what became of an SMS. Where another provider is in use, or the secret is not known, there is no such address.
 * Throws `NotFoundException`.
 */
export async function reportBrevoSms(
  ports: ReportSmsDeliveryPorts & Pick<NotificationsPorts, 'smsProvider'>,
  { secret, reference, status }: BrevoReport,
): Promise<void> {
  if (ports.smsProvider !== 'brevo' || !isSame(secret, ports.callbackSecret))
    throw appError('NotFoundException', 'Unknown address.');
  const fate = brevoFateOf(status);
  if (fate) await settleReported(ports, reference, fate);
}

async function settleReported(
  { deliveries, now }: Pick<ReportSmsDeliveryPorts, 'deliveries' | 'now'>,
  reference: string,
  { state, reason }: SmsFate,
): Promise<void> {
  const delivery = await deliveries.byReference(reference);
  if (!delivery) throw appError('NotFoundException', 'Unknown reference.');
  if (delivery.state === 'sent' || delivery.state === 'unknown')
    await deliveries.settle(delivery, { state, reason }, now());
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
