import type { MessageReader } from '@alveole/domain';

export const texts = {
  title: 'Courriels et SMS',
  lead: 'Ce que la plateforme a envoyé, ce qui n’est pas arrivé, et chaque texte tel qu’il part.',
  views: 'Vues des courriels et SMS',
  sent: 'Envois',
  byAddress: 'Par adresse',
  templates: 'Modèles',
  loading: 'Chargement des envois',
  noun: 'envoi',
  fate: 'Sort de l’envoi',
  all: 'Tous',
  when: 'Date',
  message: 'Message',
  state: 'État',
  acts: 'Actions',
  open: 'Ouvrir le dossier',
  openOf: (name: string) => `Ouvrir le dossier\u00a0: ${name}`,
  gone: 'Ce dossier est introuvable.',
  none: 'Aucun envoi',
  noneReason: 'Aucun courriel ni SMS n’a ce sort.',
  channels: { mail: 'Courriel', sms: 'SMS' },
} as const;

export const addressTexts = {
  field: 'Courriel ou téléphone mobile',
  hint: 'L’adresse n’est gardée nulle part\u00a0: elle sert à retrouver les envois, sans plus.',
  search: 'Chercher',
  fault: 'Saisissez une adresse e-mail ou un numéro de mobile, par exemple 06 12 34 56 78.',
  results: (to: string) => `Envois à ${to}`,
  none: 'Rien n’est parti à cette adresse',
  noneReason: 'Les envois se retrouvent par l’adresse exacte à laquelle ils sont partis.',
  declined: (what: string, since: string) => `Depuis le ${since}, cette adresse ne reçoit plus ${what}.`,
  resume: 'Envoyer de nouveau',
  resumeTitle: 'Envoyer de nouveau ces courriels\u00a0?',
  resumeConsequence: (to: string, what: string) =>
    `${to} recevra de nouveau ${what}. À ne faire qu’à la demande de la personne.`,
  resumed: 'Ces courriels sont envoyés de nouveau',
} as const;

export const templateTexts = {
  table: 'Modèles des courriels et SMS',
  name: 'Modèle',
  occasion: 'Ce qui le déclenche',
  reader: 'Destinataire',
  readers: {
    partner: 'Établissement',
    beneficiary: 'Bénéficiaire',
    funder: 'Financeur',
    staff: 'Équipe',
  } satisfies Record<MessageReader, string>,
  back: 'Tous les modèles',
  loading: 'Préparation de l’aperçu',
  sample: 'Aperçu avec des personnes et des numéros inventés. Rien n’est envoyé.',
  subject: 'Objet',
  code: 'Code',
  channel: 'Canal',
  stop: 'Désinscription',
  stoppable: 'Possible par un lien en bas du courriel',
  contractual: 'Impossible\u00a0: ce message fait partie de la procédure',
  html: 'Version mise en forme',
  frame: (name: string) => `Courriel mis en forme\u00a0: ${name}`,
  text: 'Version en texte seul',
  size: 'Taille',
  sizeOf: ({ encoding, length, segments }: { encoding: string; length: number; segments: number }) =>
    `${length} caractères en ${encoding}, soit ${segments} SMS`,
} as const;

export const fileTexts = {
  title: 'Courriels et SMS de ce dossier',
  loading: 'Chargement des courriels et SMS',
  none: 'Aucun courriel ni SMS n’est parti pour ce dossier.',
  failed: 'Les courriels et SMS de ce dossier ne s’affichent pas pour l’instant.',
  retry: 'Réessayer',
  trouble: (count: number) => (count === 1 ? 'Un message n’est pas arrivé' : `${count} messages ne sont pas arrivés`),
} as const;
