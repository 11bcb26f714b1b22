import type { Message } from './message.ts';

interface Recipient {
  readonly mail: string;
  readonly name: string;
}

const mailTo = (recipient: Recipient, template: string, subject: string, paragraphs: readonly string[]): Message => ({
  channel: 'mail',
  template,
  to: recipient.mail,
  subject,
  paragraphs: ['Bonjour,', ...paragraphs],
});

/** The accreditation is validated. */
export function validatedMail(to: Recipient, signInUrl: string): Message {
  return mailTo(to, 'entity-validated', 'Votre établissement est validé', [
    `Le dossier de ${to.name} est validé : votre établissement figure désormais sur la carte.`,
    `Vous pouvez enregistrer des réparations dès maintenant : ${signInUrl}`,
    'Pensez à renseigner votre IBAN dans « Coordonnées bancaires » pour recevoir les virements.',
  ]);
}

/** The accreditation is refused for now. @param reasons lines as staff checked them */
export function refusedMail(to: Recipient, reasons: readonly string[], signInUrl: string): Message {
  return mailTo(to, 'entity-refused', 'Votre dossier est à compléter', [
    `Le dossier de ${to.name} n’a pas pu être validé pour la raison suivante :`,
    reasons.map((reason) => `– ${reason}`).join('\n'),
    `Corrigez votre dossier dans « Mon compte », puis envoyez-le de nouveau : ${signInUrl}`,
  ]);
}

/** The accreditation is refused for good (CODE27). */
export function closedMail(to: Recipient, reasons: readonly string[]): Message {
  return mailTo(to, 'entity-closed', 'Votre demande de référencement est refusée', [
    `La demande de ${to.name} est refusée définitivement et le compte est clos.`,
    ...(reasons.length > 0 ? [reasons.map((reason) => `– ${reason}`).join('\n')] : []),
  ]);
}

/** The bank account changed: told to the known address, so that a stolen session is noticed. */
export function bankAccountMail(to: Recipient, signInUrl: string): Message {
  return mailTo(to, 'bank-account-changed', 'Vos coordonnées bancaires ont changé', [
    `L’IBAN de ${to.name} vient d’être modifié.`,
    `Si ce n’est pas vous, changez votre mot de passe et écrivez-nous : ${signInUrl}`,
  ]);
}

/** The SMS switch was turned. */
export function smsSwitchMail(mail: string, isOff: boolean, userName: string): Message {
  const state = isOff ? 'désactivé' : 'réactivé';
  return mailTo({ mail, name: '' }, 'sms-switched', `Code SMS ${state}`, [
    `${userName} a ${state} le code SMS de validation des opérations.`,
  ]);
}
