import { mailCodeLifetimeText } from '@alveole/domain';
import type { Message } from '../record/message.ts';

export interface CodeLetter {
  readonly to: string;
  readonly code: string;
  /** In whose name it is written. */
  readonly programmeName: string;
  /** Where a password is chosen. */
  readonly choosePasswordPage: string;
}

/** The six digits that a registration asks for. */
export function registrationCodeMail({ to, code, programmeName }: CodeLetter): Message {
  return {
    channel: 'mail',
    template: 'registration-code',
    to,
    subject: `Votre code d’inscription ${programmeName}`,
    paragraphs: [
      `Votre code de confirmation : ${code}`,
      `Il est valable ${mailCodeLifetimeText}. Saisissez-le dans le formulaire d’inscription pour créer votre compte.`,
      'Si vous n’avez pas demandé ce code, ignorez ce message : rien ne sera créé.',
    ],
  };
}

/** The six digits that set a new password. */
export function recoveryCodeMail({ to, code, programmeName }: CodeLetter): Message {
  return {
    channel: 'mail',
    template: 'recovery-code',
    to,
    subject: `Votre code de récupération ${programmeName}`,
    paragraphs: [
      `Votre code de récupération : ${code}`,
      `Il est valable ${mailCodeLifetimeText}. Saisissez-le avec votre nouveau mot de passe.`,
      'Si vous n’avez pas demandé ce code, ignorez ce message : votre mot de passe ne change pas.',
    ],
  };
}

/**
 * A link that chooses the first password of an account. The code stands behind `#`: browsers send that part to no
 * server, so it is in no log.
 */
export function openingMail({ to, code, programmeName, choosePasswordPage }: CodeLetter): Message {
  return {
    channel: 'mail',
    template: 'account-opening',
    to,
    subject: `Votre compte ${programmeName}`,
    paragraphs: [
      `Un compte a été ouvert à votre adresse sur ${programmeName}.`,
      `Choisissez votre mot de passe : ${choosePasswordPage}#${new URLSearchParams({ mail: to, code }).toString()}`,
      `Ce lien sert une fois et reste valable ${mailCodeLifetimeText}. Ensuite, la page de connexion vous en donne un autre : « Mot de passe oublié ».`,
      'Si vous n’attendiez pas ce message, ignorez-le : sans mot de passe, le compte reste fermé.',
    ],
  };
}
