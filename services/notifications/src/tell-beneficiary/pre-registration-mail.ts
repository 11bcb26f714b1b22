import type { Message } from '../record/message.ts';

/** The pre-registration code of a beneficiary. */
export function preRegistrationMail(to: string, firstName: string, consumerId: string): Message {
  return {
    channel: 'mail',
    template: 'pre-registration',
    to,
    subject: 'Votre préinscription est enregistrée',
    paragraphs: [
      `Bonjour ${firstName},`,
      `Votre code de préinscription : ${consumerId}`,
      'Présentez-le au réparateur avec une pièce d’identité. Il sert pour chacun de vos vélos, jusqu’à la fin du dispositif.',
    ],
  };
}
