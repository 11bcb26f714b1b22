import { personRequestRefusals, textsById } from '@alveole/domain';
import type { PersonRequestState } from '@alveole/domain';
import type { PersonRequestView } from '@alveole/contracts/person-request';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Demandes sur les données',
  lead: 'Une personne demande ses données, leur correction ou leur effacement\u00a0: réponse en un mois.',
  loading: 'Les demandes arrivent',
  table: 'Demandes des personnes',
  standing: 'Demandes',
  open: 'En cours',
  closed: 'Closes',
  none: 'Aucune demande',
  noneOpen:
    'Elles arrivent par la page «\u00a0Mes données\u00a0» du site. Enregistrez ici celles d’un courrier ou d’un courriel.',
  noneClosed: 'Les demandes répondues ou refusées se liront ici.',
  add: 'Enregistrer une demande',
  person: 'Personne',
  kind: 'Demande',
  channel: 'Reçue par',
  due: 'À répondre avant le',
  received: 'Reçue le',
  state: 'État',
  reference: 'Référence',
  late: 'En retard',
  more: 'Afficher plus',
  close: 'Fermer',
} as const;

export const newTexts = {
  title: 'Enregistrer une demande',
  kind: 'Objet',
  channel: 'Reçue par',
  name: 'Nom de la personne',
  contact: 'Son mobile ou son courriel',
  contactHint: 'Facultatif. Sans courriel, la réponse s’imprime en lettre.',
  receivedOn: 'Jour de réception',
  save: 'Enregistrer',
  receivedOnNeeded: 'Donnez un jour, aujourd’hui au plus tard',
  required: 'Ce champ est obligatoire',
} as const;

export const pageTexts = {
  loading: 'La demande arrive',
  facts: 'La demande',
  contact: 'Joindre',
  noContact: 'Ni mobile ni courriel',
  history: 'Ce qui a été fait',
  saved: 'C’est enregistré',
} as const;

export const searchTexts = {
  title: 'Trouver la personne',
  lead: 'Cherchez par mobile, par courriel, ou par nom, prénom et date de naissance. La recherche passe par tous les services.',
  mobile: 'Mobile',
  mail: 'Courriel',
  firstName: 'Prénom',
  lastName: 'Nom',
  birthDate: 'Date de naissance',
  search: 'Chercher',
  needed: 'Donnez un mobile, un courriel, ou le nom, le prénom et la date de naissance',
  found: 'Ce qui nomme la personne',
  nothing: 'Rien ne nomme cette personne. Si les autres recherches ne donnent rien, répondez-le-lui.',
  link: 'Rattacher à la demande',
  linked: 'Rattaché',
  again: 'Rattacher efface la vérification d’identité.',
} as const;

export const identityTexts = {
  title: 'Vérifier l’identité',
  lead: 'Avant de montrer ou de changer quoi que ce soit.',
  checked: 'Identité vérifiée',
  byCode: 'par un code',
  send: { sms: 'Envoyer un code par SMS', mail: 'Envoyer un code par courriel' },
  noWay: 'Aucun numéro ni adresse n’est sur toutes les fiches rattachées\u00a0: demandez un document.',
  sentTo: (to: string) => `Un code est parti à ${to}. Il vaut 24 heures.`,
  tries: (count: number) => (count === 1 ? 'Un essai reste.' : `${count} essais restent.`),
  code: 'Code que la personne vous donne',
  check: 'Vérifier le code',
  document: 'Document que vous avez vu',
  documentHint: 'N’en gardez aucune copie.',
  note: 'J’ai vu ce document',
} as const;

export const workTexts = {
  exportTitle: 'Remettre ses données',
  exportLead: 'Une archive ZIP de tout ce que les services savent de la personne, avec ses documents.',
  make: 'Préparer l’archive',
  makeAgain: 'Préparer une nouvelle archive',
  making: 'L’archive se prépare',
  failed: 'L’archive n’a pas pu être faite. Réessayez.',
  ready: (size: string, day: string) => `L’archive est prête (${size}), jusqu’au ${day}.`,
  expired: 'L’archive a été supprimée au bout de trente jours.',
  download: 'Télécharger l’archive',
  correctTitle: 'Corriger ses données',
  correctLead: 'La correction passe dans tous les dossiers. Les droits à l’aide suivent la personne.',
  correctMobile: 'Mobile',
  correctMail: 'Courriel',
  correct: 'Corriger',
  correctConfirm: 'Corriger ces données\u00a0?',
  correctConsequence:
    'Tous les dossiers de la personne les montreront, avec «\u00a0corrigé à la demande de la personne\u00a0».',
  corrected: 'Les données sont corrigées.',
  nothingChanged: 'Changez au moins une donnée',
  forgetTitle: 'Effacer ses données',
  forgetLead: 'Voici ce qui partirait et ce qui resterait. Rien n’est encore écrit.',
  planLoading: 'Le plan se calcule',
  planTable: 'Ce que devient chaque donnée',
  thing: 'Donnée',
  fate: 'Sort',
  why: 'Pourquoi, jusqu’à quand',
  forgotten: 'Effacé',
  stays: 'Gardé',
  endless: 'Sans date de fin aujourd’hui.',
  forget: 'Effacer',
  forgetConfirm: (name: string) => `Effacer les données de ${name}\u00a0?`,
  forgetConsequence:
    'Ce qui est effacé ne revient pas. La personne ne sera plus trouvée, ni par son nom ni par son code.',
  verified: 'Vérifié\u00a0: une seconde recherche ne trouve plus rien à effacer.',
  remaining: (count: number) => `${count} données restent à effacer\u00a0: recommencez.`,
} as const;

export const answerTexts = {
  title: 'Répondre',
  lead: 'Le brouillon dit ce qui a été fait. Relisez-le avant de l’envoyer.',
  draft: 'Préparer la réponse',
  text: 'Réponse',
  send: 'Envoyer par courriel',
  printed: 'Clore\u00a0: lettre postée',
  print: 'Imprimer la lettre',
  letterHint: 'La demande n’a pas de courriel\u00a0: imprimez la lettre et postez-la.',
  sendConfirm: 'Envoyer cette réponse\u00a0?',
  sendConsequence: (to: string) => `Elle part à ${to}, et la demande est close.`,
  letterConfirm: 'La lettre est postée\u00a0?',
  letterConsequence: 'La demande est close, et son texte gardé.',
  answered: (day: string, way: string) => `Répondue le ${day}, ${way}.`,
  byMail: 'par courriel',
  byLetter: 'par lettre',
  refuse: 'Refuser la demande',
  refuseTitle: 'Refuser la demande',
  reason: 'Motif, que la personne lira',
  extend: 'Prolonger de deux mois',
  extendTitle: 'Prolonger le délai',
  extendByMail: 'Une fois seulement. La personne reçoit aussitôt un courriel avec cette raison.',
  extendByLetter: 'Une fois seulement. Écrivez-en la raison à la personne avant la fin du premier mois.',
  extendReason: 'Raison, que la personne lira',
  reasonNeeded: 'Donnez un motif d’une dizaine de lettres au moins',
} as const;

export const stateTones: Readonly<Record<PersonRequestState, StatusTone>> = {
  received: 'orange',
  'identity-to-check': 'purple',
  'in-work': 'orange',
  answered: 'green',
  refused: 'grey',
};

export const actTexts: Readonly<Record<PersonRequestView['history'][number]['act'], string>> = {
  open: 'Demande enregistrée',
  link: 'Personne rattachée',
  'send-code': 'Code envoyé',
  'check-code': 'Identité vérifiée par un code',
  'note-document': 'Document d’identité vu',
  extend: 'Délai prolongé',
  export: 'Archive demandée',
  correct: 'Corrigé à la demande de la personne',
  forget: 'Données effacées',
  answer: 'Réponse',
  refuse: 'Demande refusée',
  'export-ready': 'Archive prête',
  'export-failed': 'Archive en échec',
  'export-expired': 'Archive supprimée',
  download: 'Archive ouverte par la personne',
  'own-code': 'Code demandé par la personne',
};

export const refusals = {
  ...textsById(personRequestRefusals),
  'identity-of-another-person': 'Une autre fiche porte déjà ces nom, date et lieu de naissance',
  'erasure-plan-changed': 'Les dossiers ont changé depuis\u00a0: relisez le plan, puis confirmez',
  BadCodeException: 'Ce code n’est pas le bon, ou n’est plus valable',
  EntityVersionMismatchException: 'Un collègue a changé cette demande\u00a0: relisez-la',
} as const;
