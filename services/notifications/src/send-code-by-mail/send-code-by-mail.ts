import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import { openingMail, recoveryCodeMail, registrationCodeMail } from './code-mails.ts';

export type SendCodePorts = DeliverPorts & Pick<NotificationsPorts, 'openText' | 'pages' | 'programmeName'>;

export interface CodeRequest {
  readonly purpose: 'registration' | 'recovery' | 'opening';
  readonly mail: string;
  readonly sealedCode: string;
}

const mails = { registration: registrationCodeMail, recovery: recoveryCodeMail, opening: openingMail } as const;

/** Codes of registration, recovery and opening go out by mail. */
export function sendCodeByMail(
  ports: SendCodePorts,
  occasion: Occasion,
  { purpose, mail, sealedCode }: CodeRequest,
): Promise<void> {
  const { programmeName, pages } = ports;
  const letter = {
    to: mail,
    code: ports.openText(sealedCode),
    programmeName,
    choosePasswordPage: pages.choosePassword,
  };
  return deliverMessage(ports, occasion, mails[purpose](letter));
}
