import { maskedPhone } from '@alveole/validation';
import type { Message } from '../record/message.ts';
import { cutTo, gsmText } from '../send-code-by-sms/gsm-text.ts';

/** What a correction of the mobile tells; numbers in international form. */
export interface ChangedPhone {
  readonly programmeName: string;
  readonly previous: string;
  readonly next: string;
  /** The shop whose counter changed it; absent of an administrator. */
  readonly shopName: string | undefined;
}

/** Septets of one SMS. */
const smsLength = 160;

/** For whoever had the number before, in one SMS; no name of the person, since the number may be another's. */
export function phoneChangedSms({ programmeName, previous, next, shopName }: ChangedPhone): Message {
  const textBy = (who: string): string =>
    `${gsmText(programmeName)} : vos codes iront au ${gsmText(maskedPhone(next).replaceAll('•', '*'))}, changé par ${who}. Si ce n'est pas vous, ne donnez aucun code et prévenez-nous.`;
  const who = cutTo(gsmText(shopName ?? '') || "l'équipe", Math.max(smsLength - textBy('').length, 0));
  return { channel: 'sms', template: 'phone-changed', to: previous, subject: '', paragraphs: [textBy(who)] };
}

export function phoneChangedMail(to: string, firstName: string, { previous, next, shopName }: ChangedPhone): Message {
  const who = shopName === undefined ? 'L’équipe du programme' : `L’établissement ${shopName}`;
  return {
    channel: 'mail',
    template: 'phone-changed-mail',
    to,
    subject: 'Votre numéro de mobile a changé',
    paragraphs: [
      `Bonjour ${firstName},`,
      `${who} a remplacé votre numéro ${maskedPhone(previous)} par le ${maskedPhone(next)}. Les codes de vos dossiers y seront envoyés.`,
      'Si vous ne l’avez pas demandé, ne donnez aucun code et prévenez-nous en répondant à ce courriel.',
    ],
  };
}
