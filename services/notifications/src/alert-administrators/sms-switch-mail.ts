import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** Somebody switched the SMS code off or on. */
export interface SmsSwitch {
  readonly isOff: boolean;
  readonly userName: string;
}

/** The SMS switch was turned. */
export function smsSwitchMail(to: string, { isOff, userName }: SmsSwitch): Message {
  const state = isOff ? 'désactivé' : 'réactivé';
  return greetingMail({
    template: 'sms-switched',
    to,
    subject: `Code SMS ${state}`,
    paragraphs: [`${userName} a ${state} le code SMS de validation des opérations.`],
  });
}
