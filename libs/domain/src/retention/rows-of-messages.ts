import { webhookCallDays } from '../software-client/retry-schedule.ts';
import type { RetentionRow } from './retention-row.ts';

const publicInterest = 'mission d’intérêt public (art. 6.1.e)';
const contract = 'contrat avec l’établissement (art. 6.1.b)';
const security = 'intérêt légitime : la sécurité du service (art. 6.1.f)';

/** What notifications holds of persons. */
export const rowsOfMessages: readonly RetentionRow[] = [
  {
    id: 'deliveries',
    service: 'notifications',
    purpose: 'messages',
    persons: 'Destinataires des courriels et des SMS',
    data: 'Marque du destinataire, modèle, date et sort d’un message ; ni adresse, ni texte',
    where: [{ collection: 'deliveries', fields: ['recipient', 'reference'] }],
    legalBase: publicInterest,
    term: { days: 730 },
    countedFrom: 'l’envoi',
    outcome: 'deleted',
    effect: 'L’envoi est supprimé.',
  },
  {
    id: 'contacts',
    service: 'notifications',
    purpose: 'messages',
    persons: 'Représentants des établissements',
    data: 'Copie de l’adresse e-mail',
    where: [{ collection: 'contacts', fields: ['mail'] }],
    legalBase: contract,
    term: { follows: 'closed-establishments' },
    countedFrom: 'comme l’établissement',
    outcome: 'anonymised',
    effect: 'L’adresse est vidée.',
  },
  {
    id: 'webhook-calls',
    service: 'notifications',
    purpose: 'access',
    persons: 'Bénéficiaires et établissements, sans les nommer',
    data: 'Numéro et statut d’un dossier, sommes et dates dites à un logiciel ; code de sa réponse',
    where: [{ collection: 'webhook_calls', fields: ['subjectName', 'body'] }],
    legalBase: publicInterest,
    term: { days: webhookCallDays },
    countedFrom: 'l’événement',
    outcome: 'deleted',
    effect: 'L’envoi et son contenu sont supprimés.',
  },
  {
    id: 'webhooks',
    service: 'notifications',
    purpose: 'access',
    persons: 'Agents',
    data: 'Auteurs des adresses où des logiciels sont prévenus',
    where: [{ collection: 'webhooks', fields: [] }],
    legalBase: security,
    term: 'unlimited',
    countedFrom: 'la création du webhook',
    outcome: 'kept',
    effect: 'Comme l’accès du logiciel ; un webhook supprimé ne laisse rien.',
  },
  {
    id: 'opt-outs',
    service: 'notifications',
    purpose: 'messages',
    persons: 'Personnes qui ne veulent plus d’un type de message',
    data: 'Marque de l’adresse et type de message',
    where: [{ collection: 'opt_outs', fields: [] }],
    legalBase: 'obligation légale : le droit d’opposition (art. 21)',
    term: 'unlimited',
    countedFrom: 'l’opposition',
    outcome: 'kept',
    effect: 'L’opposition vaut tant que la personne ne la retire pas ; la marque ne permet pas de retrouver l’adresse.',
  },
];
