import type { Message } from '../record/message.ts';
import { cutTo, gsmText } from '../send-code-by-sms/gsm-text.ts';

/** What a code that went elsewhere tells of itself. */
export interface CodeElsewhere {
  readonly programmeName: string;
  readonly entityName: string;
  /** It went to another number, or to another address. */
  readonly channel: 'sms' | 'mail';
}

/** Septets of one SMS. */
const smsLength = 160;
const destinations = { sms: 'un autre numéro', mail: 'une autre adresse' } as const;

/** For the number of the client, in one SMS; it names no destination, which may be a stranger's. */
export function codeElsewhereSms(to: string, { programmeName, entityName, channel }: CodeElsewhere): Message {
  const textOf = (shop: string): string =>
    `${gsmText(programmeName)} : un code pour votre dossier part à ${destinations[channel]}, à la demande de ${shop}. Si ce n'est pas vous, prévenez-nous.`;
  const shop = cutTo(gsmText(entityName) || "l'établissement", Math.max(smsLength - textOf('').length, 0));
  return { channel: 'sms', template: 'code-elsewhere', to, subject: '', paragraphs: [textOf(shop)] };
}

export function codeElsewhereMail(to: string, { entityName, channel }: CodeElsewhere): Message {
  return {
    channel: 'mail',
    template: 'code-elsewhere-mail',
    to,
    subject: 'Un code de votre dossier a été envoyé ailleurs',
    paragraphs: [
      'Bonjour,',
      `L’établissement ${entityName} a envoyé le code qui termine votre dossier à ${destinations[channel]}, que le client lui a donné. Votre numéro et votre adresse restent ceux que vous avez laissés au programme.`,
      'Si vous ne l’avez pas demandé, prévenez-nous en répondant à ce courriel.',
    ],
  };
}
