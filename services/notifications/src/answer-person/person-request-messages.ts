import type { Message } from '../record/message.ts';
import { cutTo, gsmText } from '../send-code-by-sms/gsm-text.ts';

/** A code that shows who asks for his data, and the request that it belongs to. */
export interface IdentityCode {
  readonly programmeName: string;
  readonly to: string;
  readonly reference: string;
  readonly code: string;
  readonly page: string;
}

/** Septets of one SMS. */
const smsLength = 160;

/** One SMS: the name of the programme is what gives way. */
export function identityCodeSms({ programmeName, to, reference, code, page }: IdentityCode): Message {
  const end = ` : code ${code} pour votre demande ${reference}. Saisissez-le sur ${page}. Valable 24 heures.`;
  const text = `${cutTo(gsmText(programmeName), smsLength - end.length)}${end}`;
  return { channel: 'sms', template: 'person-request-code', to, subject: '', paragraphs: [text] };
}

export function identityCodeMail({ programmeName, to, reference, code, page }: IdentityCode): Message {
  return {
    channel: 'mail',
    template: 'person-request-code-mail',
    to,
    subject: `Code de votre demande ${reference}`,
    paragraphs: [
      'Bonjour,',
      `Quelqu’un a demandé au programme ${programmeName} les données qui vous concernent, leur correction ou leur effacement.`,
      `Si c’est vous, voici le code de la demande ${reference}\u00a0: ${code}`,
      `Saisissez-le sur ${page} dans les 24 heures.`,
      'Si ce n’est pas vous, ne donnez ce code à personne\u00a0: sans lui, rien n’est montré ni changé.',
    ],
  };
}

/** What the desk writes, in its own paragraphs. */
export function answerMail(to: string, reference: string, text: string): Message {
  return {
    channel: 'mail',
    template: 'person-request-answer',
    to,
    subject: `Votre demande ${reference} sur vos données`,
    paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
  };
}
