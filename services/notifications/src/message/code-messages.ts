import { mailCodeLifetimeText, smsCodeLifetimeText } from '@alveole/domain';
import type { Message } from './message.ts';

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

/** The six digits that close a repair or a lesson, for the beneficiary's phone. */
export function validationCodeSms(to: string, code: string, entityName: string, isLesson: boolean): Message {
  const act = isLesson ? 'la séance' : 'la réparation';
  return {
    channel: 'sms',
    template: 'validation-code',
    to,
    subject: '',
    paragraphs: [
      `Alvéole : votre code est ${code}. Donnez-le à ${entityName} pour valider ${act}. Valable ${smsCodeLifetimeText}.`,
    ],
  };
}

/** The pre-registration code of a beneficiary. */
export function preRegistrationMail(to: string, firstName: string, consumerId: string): Message {
  return {
    channel: 'mail',
    template: 'pre-registration',
    to,
    subject: 'Votre pré-inscription est enregistrée',
    paragraphs: [
      `Bonjour ${firstName},`,
      `Votre code de pré-inscription : ${consumerId}`,
      'Présentez-le au réparateur avec une pièce d’identité. Il sert pour chacun de vos vélos, jusqu’à la fin du dispositif.',
    ],
  };
}
