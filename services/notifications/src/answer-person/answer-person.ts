import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import { answerMail, identityCodeMail, identityCodeSms } from './person-request-messages.ts';

export type AnswerPersonPorts = DeliverPorts & Pick<NotificationsPorts, 'openText' | 'programmeName' | 'pages'>;

export interface SealedIdentityCode {
  readonly channel: 'sms' | 'mail';
  readonly reference: string;
  readonly sealedRecipient: string;
  readonly sealedCode: string;
}

/** Sends the code that shows who asks, to what the files hold; nothing keeps where it went. */
export function sendIdentityCode(
  ports: AnswerPersonPorts,
  occasion: Occasion,
  { channel, reference, sealedRecipient, sealedCode }: SealedIdentityCode,
): Promise<void> {
  const { programmeName, pages } = ports;
  const letter = {
    programmeName,
    reference,
    to: ports.openText(sealedRecipient),
    code: ports.openText(sealedCode),
    page: pages.ownData,
  };
  return deliverMessage(ports, occasion, channel === 'sms' ? identityCodeSms(letter) : identityCodeMail(letter));
}

/** Sends what the desk wrote to whoever asked. */
export function answerPerson(
  ports: AnswerPersonPorts,
  occasion: Occasion,
  sealed: { readonly reference: string; readonly sealedMail: string; readonly sealedText: string },
): Promise<void> {
  const { reference, sealedMail, sealedText } = sealed;
  return deliverMessage(ports, occasion, answerMail(ports.openText(sealedMail), reference, ports.openText(sealedText)));
}
