import { appError } from '@alveole/contracts';
import { kindsReviewedBy } from '@alveole/domain';
import type { WorkingRole } from '@alveole/domain';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { keyOf } from '../record/message-key.ts';
import { staffMail } from './staff-mail.ts';
import type { WrittenMail } from './staff-mail.ts';

export type SendMailPorts = DeliverPorts & Pick<NotificationsPorts, 'askAddress'>;

/** A member of staff who writes. */
export interface Writer {
  readonly role: WorkingRole;
  readonly userId: string;
}

/**
 * Sends what a member of staff wrote, once a day each, to an address that the programme knows and the writer may reach.
 * Throws `NotAuthorizedException`, `ServiceUnavailableException`.
 */
export async function sendMail(ports: SendMailPorts, written: WrittenMail, writer: Writer): Promise<void> {
  const { to, subject, text } = written;
  const aggregateId = await ownerOf(ports, to, writer);
  const day = ports.now().toISOString().slice(0, 10);
  const eventId = keyOf(['staff-mail', day, writer.userId, to.toLowerCase(), subject, text]);
  await deliverMessage(ports, { eventId, aggregateId }, staffMail(written));
}

/** The establishment or beneficiary whose address it is. */
async function ownerOf({ askAddress }: SendMailPorts, to: string, { role }: Writer): Promise<string> {
  const { entities, consumer_ids: beneficiaries } = await askAddress(to);
  const establishment = entities.find(({ gender }) => kindsReviewedBy(role).includes(gender));
  const owner = establishment?.entity_id ?? (role === 'ADM' ? beneficiaries[0] : undefined);
  if (owner !== undefined) return owner;
  throw appError('NotAuthorizedException', 'This address belongs to nobody whom you may write to.');
}
