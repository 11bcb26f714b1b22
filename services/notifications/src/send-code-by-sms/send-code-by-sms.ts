import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import { validationCodeSms } from './validation-code-sms.ts';
import type { CodeText } from './validation-code-sms.ts';

export type SendCodePorts = DeliverPorts & Pick<NotificationsPorts, 'openText' | 'programmeName'>;

/** A file asked for its code: it goes to the beneficiary's phone. */
export function sendCodeBySms(
  ports: SendCodePorts,
  occasion: Occasion,
  request: Omit<CodeText, 'programmeName'>,
  sealedCode: string,
): Promise<void> {
  const { programmeName } = ports;
  return deliverMessage(ports, occasion, validationCodeSms({ ...request, programmeName }, ports.openText(sealedCode)));
}
