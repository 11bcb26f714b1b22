import type { Contact } from '../record/contact.ts';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

const mailTo = ({ mail }: Contact, template: string, subject: string, paragraphs: readonly string[]): Message =>
  greetingMail({ template, to: mail, subject, paragraphs });

/** The accreditation is validated. */
export function validatedMail(to: Contact, signInUrl: string): Message {
  return mailTo(to, 'entity-validated', 'Votre établissement est validé', [
    `Le dossier de ${to.name} est validé : votre établissement figure désormais sur la carte.`,
    `Vous pouvez enregistrer des réparations dès maintenant : ${signInUrl}`,
    'Pensez à renseigner votre IBAN dans « Coordonnées bancaires » pour recevoir les virements.',
  ]);
}

/** The accreditation is refused for now. @param reasons lines as staff checked them */
export function refusedMail(to: Contact, reasons: readonly string[], signInUrl: string): Message {
  return mailTo(to, 'entity-refused', 'Votre dossier est à compléter', [
    `Le dossier de ${to.name} n’a pas pu être validé pour la raison suivante :`,
    ...listed(reasons),
    `Corrigez votre dossier dans « Mon compte », puis envoyez-le de nouveau : ${signInUrl}`,
  ]);
}

/** The accreditation is refused for good (CODE27). */
export function closedMail(to: Contact, reasons: readonly string[]): Message {
  return mailTo(to, 'entity-closed', 'Votre demande de référencement est refusée', [
    `La demande de ${to.name} est refusée définitivement et le compte est clos.`,
    ...listed(reasons),
  ]);
}

/** The bank account changed: told to the known address, so that a stolen session is noticed. */
export function bankAccountMail(to: Contact, signInUrl: string): Message {
  return mailTo(to, 'bank-account-changed', 'Vos coordonnées bancaires ont changé', [
    `L’IBAN de ${to.name} vient d’être modifié.`,
    `Si ce n’est pas vous, changez votre mot de passe et écrivez-nous : ${signInUrl}`,
  ]);
}
