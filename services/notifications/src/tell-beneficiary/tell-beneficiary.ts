import { calendarDay } from '@alveole/domain';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { Occasion } from '../record/delivery.ts';
import type { NotificationsPorts } from '../ports.ts';
import { keyOf } from '../record/message-key.ts';
import { codeElsewhereMail, codeElsewhereSms } from './code-elsewhere-messages.ts';
import type { CodeElsewhere } from './code-elsewhere-messages.ts';
import { phoneChangedMail, phoneChangedSms } from './phone-changed-messages.ts';
import type { ChangedPhone } from './phone-changed-messages.ts';
import { preRegistrationMail } from './pre-registration-mail.ts';

export interface RegisteredBeneficiary {
  readonly consumerId: string;
  readonly firstName: string;
  readonly mail: string | undefined;
  readonly isPreRegistered: boolean;
}

/** Who pre-registers gets the code by mail; who is recorded at the counter has it on the screen there. */
export async function tellBeneficiary(
  ports: DeliverPorts,
  occasion: Occasion,
  { consumerId, firstName, mail, isPreRegistered }: RegisteredBeneficiary,
): Promise<void> {
  if (isPreRegistered && mail) await deliverMessage(ports, occasion, preRegistrationMail(mail, firstName, consumerId));
}

export interface CorrectedBeneficiary extends Omit<ChangedPhone, 'programmeName'> {
  readonly consumerId: string;
  readonly firstName: string;
  readonly mail: string | undefined;
  /** When the number was changed. */
  readonly at: Date;
}

/**
 * Tells the number that no longer gets the codes, and the person's own address, that they go elsewhere. A number that comes and
 * goes is told once a day, so that nobody is flooded through this.
 */
export async function tellPhoneChanged(
  ports: DeliverPorts & Pick<NotificationsPorts, 'programmeName'>,
  occasion: Occasion,
  { consumerId, firstName, mail, at, ...phones }: CorrectedBeneficiary,
): Promise<void> {
  const texts = { ...phones, programmeName: ports.programmeName };
  const key = keyOf(['phone-changed', consumerId, ports.optOutLinks.mark(phones.previous), calendarDay(at)]);
  await deliverMessage(ports, { ...occasion, key }, phoneChangedSms(texts));
  if (mail) await deliverMessage(ports, occasion, phoneChangedMail(mail, firstName, texts));
}

export interface CodeElsewhereNotice extends Omit<CodeElsewhere, 'programmeName'> {
  /** Number and address of the client, as the programme knows them. */
  readonly beneficiary: { readonly phone?: string | undefined; readonly mail?: string | undefined };
}

/** Tells the client's own number and address that a code of his file went elsewhere, so that nobody confirms unseen in his place. */
export async function tellCodeElsewhere(
  ports: DeliverPorts & Pick<NotificationsPorts, 'programmeName'>,
  occasion: Occasion,
  { beneficiary: { phone, mail }, ...notice }: CodeElsewhereNotice,
): Promise<void> {
  const texts = { ...notice, programmeName: ports.programmeName };
  if (phone) await deliverMessage(ports, occasion, codeElsewhereSms(phone, texts));
  if (mail) await deliverMessage(ports, occasion, codeElsewhereMail(mail, texts));
}
