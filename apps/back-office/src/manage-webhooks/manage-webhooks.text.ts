import type { FrenchTexts } from '@alveole/api-client';
import type { CallFailure, CallTryView, WebhookView } from '@alveole/contracts/webhook';
import { clientRefusals, integrationTypeLabels, textsById, trialType, webhookRefusals } from '@alveole/domain';
import type { CallType, IntegrationType, WebhookCallState, WebhookState } from '@alveole/domain';
import { formatCount, formatDeskTime } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  section: 'Webhooks',
  lead: 'Le logiciel est prévenu à son adresse, au lieu de redemander sans cesse.',
  loading: 'Chargement des webhooks',
  none: 'Aucun webhook.',
  add: 'Ajouter un webhook',
  addTitle: (client: string) => `Prévenir ${client}`,
  url: 'Adresse',
  urlHint: 'En https, celle que donne l’éditeur du logiciel',
  urlWrong: 'Écrivez une adresse qui commence par https://',
  types: 'Événements',
  typesNeeded: 'Choisissez au moins un événement',
  manage: 'Gérer',
  title: (host: string) => `Webhook de ${host}`,
  state: 'État',
  waiting: 'En attente',
  failing: 'Rien n’est accepté depuis',
  close: 'Fermer',
  secrets: 'Secrets',
  secretName: (hint: string, endsAt: string | undefined) =>
    endsAt === undefined ? `finit par ${hint}` : `finit par ${hint}, jusqu’au ${formatDeskTime(endsAt)}`,
  secretTitle: 'Secret du webhook',
  secretOnce:
    'Ce secret n’est montré qu’une fois. Copiez-le maintenant dans la configuration du logiciel\u00a0: il y vérifie que les envois viennent d’Alvéole.',
  secret: 'Secret (whsec_…)',
  change: 'Changer les événements',
  changeTitle: 'Changer les événements',
  changed: 'Les événements sont changés',
  save: 'Enregistrer',
  pause: 'Suspendre',
  pauseTitle: 'Suspendre ce webhook\u00a0?',
  pauseConsequence: 'Rien n’est plus envoyé. Ce qui arrive entre-temps attend, et part à la reprise.',
  paused: 'Le webhook est suspendu',
  resume: 'Reprendre',
  resumed: 'Les envois reprennent',
  renew: 'Changer de secret',
  renewTitle: 'Changer le secret de ce webhook\u00a0?',
  renewConsequence:
    'Les envois sont signés avec l’ancien et le nouveau pendant vingt-quatre heures, le temps de changer la configuration du logiciel.',
  leaked: 'L’ancien secret a fui',
  leakedHint: 'Il ne signe plus dès maintenant\u00a0: le logiciel refuse les envois jusqu’à ce qu’il ait le nouveau',
  remove: 'Supprimer',
  removeTitle: 'Supprimer ce webhook\u00a0?',
  removeConsequence: 'Le logiciel n’est plus prévenu. Le journal et ce qui attend sont supprimés aussi, pour toujours.',
  removed: 'Le webhook est supprimé',
  tryIt: 'Envoyer un essai',
  tryTaken: (oneTry: string) => `L’essai est accepté\u00a0: ${oneTry}.`,
  tryRefused: (oneTry: string) => `L’essai n’est pas accepté\u00a0: ${oneTry}.`,
  log: 'Journal des envois',
  logTable: 'Envois, du plus récent au plus ancien',
  logLoading: 'Chargement du journal',
  logEmpty: 'Aucun envoi.',
  logEmptyFiltered: 'Aucun envoi de ce type ou dans cet état.',
  refresh: 'Actualiser',
  call: 'envoi',
  when: 'Date',
  type: 'Événement',
  stateOfCall: 'État',
  tries: 'Dernier essai',
  next: (at: string) => `essai à venir\u00a0: ${at}`,
  acts: 'Actions',
  resend: 'Renvoyer',
  resendNow: 'Renvoyer maintenant',
  resending: 'L’envoi repart',
  everyState: 'Tous les états',
  everyType: 'Tous les événements',
  resendSince: 'Renvoyer depuis une date',
  resendSinceTitle: 'Renvoyer depuis une date\u00a0?',
  resendSinceConsequence:
    'Tout ce qui a été dit depuis ce jour repart, dans l’ordre, sous les mêmes identifiants\u00a0: le logiciel reconnaît ce qu’il a déjà reçu.',
  day: 'Depuis le',
  dayHint: 'Quatre-vingt-dix jours en arrière au plus',
  resent: (calls: number) => (calls === 0 ? 'Rien à renvoyer depuis ce jour' : `${callsText(calls)} à refaire`),
  history: 'Historique',
} as const;

export const stateBadges: Readonly<Record<WebhookState, { readonly tone: StatusTone; readonly label: string }>> = {
  active: { tone: 'green', label: 'Actif' },
  paused: { tone: 'grey', label: 'Suspendu' },
  disabled: { tone: 'red', label: 'Désactivé' },
  ended: { tone: 'grey', label: 'Terminé' },
};

export const callBadges: Readonly<Record<WebhookCallState, { readonly tone: StatusTone; readonly label: string }>> = {
  waiting: { tone: 'orange', label: 'En attente' },
  delivered: { tone: 'green', label: 'Remis' },
  abandoned: { tone: 'red', label: 'Abandonné' },
};

const failureTexts: Readonly<Record<CallFailure, string>> = {
  address: 'adresse privée',
  unresolved: 'nom inconnu',
  unreachable: 'injoignable',
  tls: 'certificat refusé',
  timeout: 'pas de réponse en dix secondes',
  cut: 'connexion coupée',
};

export const typeText = (type: CallType): string => (type === trialType ? 'Essai' : integrationTypeLabels[type]);

export function callsText(calls: number): string {
  return formatCount(calls, 'envoi');
}

/** What a try gave, with how long it took: « réponse 204 en 12 ms ». */
export function tryText({ answerCode, failure, durationMs }: CallTryView): string {
  const outcome = failure === undefined ? `réponse ${answerCode ?? ''}` : failureTexts[failure];
  return failure === 'timeout' ? outcome : `${outcome} en ${formatCount(durationMs)}\u00a0ms`;
}

/** The host of a webhook, by which people call it. */
export function hostOf({ url }: Pick<WebhookView, 'url'>): string {
  return new URL(url).host;
}

export function typesText(types: readonly IntegrationType[]): string {
  return types.map((type) => integrationTypeLabels[type]).join(', ');
}

/** Acts of the trail. */
export const actTexts: Readonly<Record<string, string>> = {
  create: 'Webhook créé',
  change: 'Événements changés',
  pause: 'Suspendu',
  resume: 'Repris',
  'renew-secret': 'Secret changé',
  disable: 'Désactivé\u00a0: rien n’était accepté depuis trois jours, ou l’adresse n’existe plus',
  end: 'Terminé avec l’accès du logiciel',
};

export const refusals: FrenchTexts = {
  ...textsById(clientRefusals),
  ...textsById(webhookRefusals),
  NotFoundException: 'Ce webhook n’existe plus. Fermez, et rechargez la page.',
  EntityVersionMismatchException: 'Quelqu’un a changé ce webhook entre-temps\u00a0: il est à jour, recommencez.',
};
