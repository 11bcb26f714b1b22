import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { changedIbanHours, closingUndoneWithin, spanText } from '@alveole/domain';
import type { EstablishmentMail, TemplateName } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** A decision that is mailed, or the alert that a change of account calls for. */
export type EstablishmentNews = EstablishmentMail | 'bank-account-changed' | 'mail-changed' | 'mail-left';

/** What the texts speak of. */
interface MailedNews {
  readonly to: string;
  readonly name: string;
  readonly reasons: readonly string[];
  /** Where people sign in. */
  readonly signInUrl: string;
  /** The address that they write to. */
  readonly contact: string;
}

interface Template {
  /** As the list of deliveries names it. */
  readonly template: TemplateName;
  readonly subject: string;
  readonly says: (news: MailedNews) => readonly string[];
}

/** Before the list of reasons. */
const forReasons = ({ length }: readonly string[]): string =>
  length > 1 ? 'pour les raisons suivantes' : 'pour la raison suivante';

const templates: Readonly<Record<EstablishmentNews, Template>> = {
  validated: {
    template: 'entity-validated',
    subject: 'Votre établissement est validé',
    says: ({ name, signInUrl }) => [
      `Le dossier de ${name} est validé : votre établissement figure désormais sur la carte.`,
      `Vous pouvez enregistrer des réparations ou des séances dès maintenant : ${signInUrl}`,
      'Pensez à renseigner votre IBAN dans « Coordonnées bancaires » pour recevoir les virements.',
    ],
  },
  'refused-temporarily': {
    template: 'entity-refused',
    subject: 'Votre dossier est à compléter',
    says: ({ name, reasons, signInUrl }) => [
      `Le dossier de ${name} n’a pas pu être validé ${forReasons(reasons)} :`,
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
  // CODE32; whoever registers as a training provider is asked about too: nothing says that an activity changes.
  'fub-sent': {
    template: 'fub-sent',
    subject: 'Votre demande est transmise à la fédération',
    says: ({ name }) => [
      `La demande de ${name} sur son activité (atelier ou vélo-école) a été transmise à la Fédération des usagers de la bicyclette (FUB).`,
      'Sa réponse vous sera envoyée par courriel. Vous n’avez rien à faire d’ici là.',
    ],
  },
  // CODE33
  'fub-validated': {
    template: 'fub-validated',
    subject: 'La fédération a accepté votre demande',
    says: ({ name, signInUrl }) => [
      `La Fédération des usagers de la bicyclette (FUB) a accepté la demande de ${name} sur son activité (atelier ou vélo-école).`,
      `L’activité accordée figure dans « Mon compte » : ${signInUrl}`,
    ],
  },
  // CODE34
  'fub-refused': {
    template: 'fub-refused',
    subject: 'La fédération a refusé votre demande',
    says: ({ name, reasons, signInUrl }) => [
      `La Fédération des usagers de la bicyclette (FUB) a refusé la demande de ${name} sur son activité (atelier ou vélo-école) ${forReasons(reasons)} :`,
      ...listed(reasons),
      `Vous pouvez présenter une nouvelle demande dans « Mon compte » : ${signInUrl}`,
    ],
  },
  // Told to every administrator of the establishment, so that a closing that one of them did not mean is noticed.
  'conditions-refused': {
    template: 'entity-closed-by-itself',
    subject: 'Le compte de votre établissement est fermé',
    says: ({ name, contact }) => [
      `Les conditions générales ont été refusées au nom de ${name} : son compte est fermé et les sessions ouvertes sont terminées.`,
      `Si c’est une erreur, ou si ce n’est pas l’un de vous, écrivez-nous dans les ${closingUndoneWithin} jours à ${contact} : nous pouvons rouvrir le compte.`,
    ],
  },
  'closing-undone': {
    template: 'entity-reopened',
    subject: 'Le compte de votre établissement est rouvert',
    says: ({ name, signInUrl }) => [
      `La fermeture du compte de ${name} est annulée. Le compte est de nouveau dans l’état où il était.`,
      `Les conditions générales vous seront présentées à la prochaine connexion : ${signInUrl}`,
    ],
  },
  // Told to both addresses, so that a change that nobody asked for is noticed.
  'mail-changed': {
    template: 'mail-changed',
    subject: 'Votre adresse e-mail de connexion a changé',
    says: ({ name, signInUrl }) => [
      `Le compte de ${name} se connecte désormais avec cette adresse. Le mot de passe reste le même.`,
      `Connectez-vous de nouveau : ${signInUrl}`,
    ],
  },
  'mail-left': {
    template: 'mail-left',
    subject: 'Votre adresse e-mail de connexion a changé',
    says: ({ name, contact }) => [
      `À la demande de l’établissement, le compte de ${name} ne se connecte plus avec cette adresse.`,
      `Si vous n’avez rien demandé, écrivez-nous : ${contact}`,
    ],
  },
  // Told to the known address, so that a stolen session is noticed.
  'bank-account-changed': {
    template: 'bank-account-changed',
    subject: 'Vos coordonnées bancaires ont changé',
    says: ({ name, contact, signInUrl }) => [
      `Un IBAN vient d’être enregistré pour ${name}.`,
      `S’il en remplace un autre, les virements attendent ${spanText(changedIbanHours / 24, 'day')} et un contrôle de notre équipe.`,
      `Si ce n’est pas vous, changez votre mot de passe (${signInUrl}) et écrivez-nous : ${contact}`,
    ],
  },
};

/** The mail about what happened to an establishment, or is about to, as events and previews write it. */
export function mailAbout(
  news: EstablishmentNews,
  { mail: to, commercialname: name }: Pick<EntitySnapshot, 'mail' | 'commercialname'>,
  reasons: readonly string[],
  { contact, signIn: signInUrl }: Pick<Pages, 'contact' | 'signIn'>,
): Message {
  return establishmentMail(news, { to, name, reasons, contact, signInUrl });
}

function establishmentMail(news: EstablishmentNews, mailNews: MailedNews): Message {
  const { template, subject, says } = templates[news];
  return greetingMail({ template, to: mailNews.to, subject, paragraphs: says(mailNews) });
}
