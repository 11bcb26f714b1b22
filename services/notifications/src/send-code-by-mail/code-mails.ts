import { mailCodeLifetimeText } from '@alveole/domain';
import type { Message } from '../record/message.ts';

/** The six digits that a registration asks for. */
export function registrationCodeMail(to: string, code: string): Message {
  return {
    channel: 'mail',
    template: 'registration-code',
    to,
    subject: 'Votre code d’inscription Alvéole',
    paragraphs: [
      `Votre code de confirmation : ${code}`,
      `Il est valable ${mailCodeLifetimeText}. Saisissez-le dans le formulaire d’inscription pour créer votre compte.`,
      'Si vous n’avez pas demandé ce code, ignorez ce message : rien ne sera créé.',
    ],
  };
}

/** The six digits that set a new password. */
export function recoveryCodeMail(to: string, code: string): Message {
  return {
    channel: 'mail',
    template: 'recovery-code',
    to,
    subject: 'Votre code de récupération Alvéole',
    paragraphs: [
      `Votre code de récupération : ${code}`,
      `Il est valable ${mailCodeLifetimeText}. Saisissez-le avec votre nouveau mot de passe.`,
      'Si vous n’avez pas demandé ce code, ignorez ce message : votre mot de passe ne change pas.',
    ],
  };
}
