import type { EstablishmentMail } from '@alveole/domain';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** A decision that is mailed, or the alert that a change of account calls for. */
export type EstablishmentNews = EstablishmentMail | 'bank-account-changed';

/** What the texts speak of. */
export interface MailedNews {
  readonly to: string;
  readonly name: string;
  readonly reasons: readonly string[];
  /** Where people sign in. */
  readonly signInUrl: string;
}

interface Template {
  /** As the list of deliveries names it. */
  readonly template: string;
  readonly subject: string;
  readonly says: (news: MailedNews) => readonly string[];
}

const templates: Readonly<Record<EstablishmentNews, Template>> = {
  validated: {
    template: 'entity-validated',
    subject: 'Votre établissement est validé',
    says: ({ name, signInUrl }) => [
      `Le dossier de ${name} est validé : votre établissement figure désormais sur la carte.`,
      `Vous pouvez enregistrer des réparations dès maintenant : ${signInUrl}`,
      'Pensez à renseigner votre IBAN dans « Coordonnées bancaires » pour recevoir les virements.',
    ],
  },
  'refused-temporarily': {
    template: 'entity-refused',
    subject: 'Votre dossier est à compléter',
    says: ({ name, reasons, signInUrl }) => [
      `Le dossier de ${name} n’a pas pu être validé pour la raison suivante :`,
      ...listed(reasons),
      `Corrigez votre dossier dans « Mon compte », puis envoyez-le de nouveau : ${signInUrl}`,
    ],
  },
  // CODE27
  'refused-definitively': {
    template: 'entity-closed',
    subject: 'Votre demande de référencement est refusée',
    says: ({ name, reasons }) => [
      `La demande de ${name} est refusée définitivement et le compte est clos.`,
      ...listed(reasons),
    ],
  },
  // CODE32
  'fub-sent': {
    template: 'fub-sent',
    subject: 'Votre demande est transmise à la fédération',
    says: ({ name }) => [
      `La demande de changement d’activité de ${name} a été transmise à la Fédération des usagers de la bicyclette (FUB).`,
      'Sa réponse vous sera envoyée par e-mail. Vous n’avez rien à faire d’ici là.',
    ],
  },
  // CODE33
  'fub-validated': {
    template: 'fub-validated',
    subject: 'La fédération a accepté votre demande',
    says: ({ name, signInUrl }) => [
      `La Fédération des usagers de la bicyclette (FUB) a accepté la demande de changement d’activité de ${name}.`,
      `Votre nouvelle activité figure dans « Mon compte » : ${signInUrl}`,
    ],
  },
  // CODE34
  'fub-refused': {
    template: 'fub-refused',
    subject: 'La fédération a refusé votre demande',
    says: ({ name, reasons, signInUrl }) => [
      `La Fédération des usagers de la bicyclette (FUB) a refusé la demande de changement d’activité de ${name} pour la raison suivante :`,
      ...listed(reasons),
      `Vous pouvez présenter une nouvelle demande dans « Mon compte » : ${signInUrl}`,
    ],
  },
  // Told to the known address, so that a stolen session is noticed.
  'bank-account-changed': {
    template: 'bank-account-changed',
    subject: 'Vos coordonnées bancaires ont changé',
    says: ({ name, signInUrl }) => [
      `L’IBAN de ${name} vient d’être modifié.`,
      `Si ce n’est pas vous, changez votre mot de passe et écrivez-nous : ${signInUrl}`,
    ],
  },
};

/** The mail to an establishment about what happened to it. */
export function establishmentMail(news: EstablishmentNews, told: MailedNews): Message {
  const { template, subject, says } = templates[news];
  return greetingMail({ template, to: told.to, subject, paragraphs: says(told) });
}
