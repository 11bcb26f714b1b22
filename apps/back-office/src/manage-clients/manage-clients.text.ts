import type { FrenchTexts } from '@alveole/api-client';
import type { ClientView } from '@alveole/contracts/software-client';
import { clientRefusals, scopeLabels, scopesOfKind, textsById } from '@alveole/domain';
import type { ClientKind, Scope } from '@alveole/domain';
import { formatCount } from '@alveole/ui';

export const texts = {
  title: 'Accès des logiciels',
  lead: 'Un logiciel (portail de données, caisse, comptabilité) appelle Alvéole en son nom, avec un secret à lui et les droits que vous lui donnez ici.',
  loading: 'Chargement des accès',
  table: 'Logiciels qui ont un accès',
  emptyTitle: 'Aucun logiciel',
  empty:
    'Donnez un accès à un logiciel pour qu’il lise les chiffres ou envoie des factures sans le mot de passe de personne.',
  software: 'Logiciel',
  rights: 'Droits',
  boundTo: 'Rattaché à',
  use: 'Dernier appel',
  never: 'Jamais',
  acts: 'Actions',
  manage: 'Gérer',
  state: 'État',
  active: 'Actif',
  revoked: 'Retiré',
  add: 'Donner un accès',
  addTitle: 'Donner un accès à un logiciel',
  name: 'Nom du logiciel',
  nameHint: 'Celui qui se lira dans l’historique des dossiers',
  reason: 'À quoi il sert',
  reasonHint: 'Pour qui relira cette liste dans un an',
  binding: 'Rattachement',
  bindingHint: 'Il ne change plus ensuite',
  bindingNeeded: 'Choisissez l’établissement dans la liste',
  funderNeeded: 'Choisissez le financeur',
  scopesNeeded: 'Choisissez au moins un droit',
  funder: 'Financeur',
  redirectUris: 'Adresses de retour',
  redirectUrisHint:
    'Une par ligne, celles que donne l’éditeur\u00a0: https://… ou, pour un logiciel installé sur l’ordinateur, http://127.0.0.1/…',
  tooManyUris: (most: number) => `${most} adresses au plus`,
  wrongUri: (uri: string) => `Cette adresse ne convient pas\u00a0: ${uri}`,
  noSecret: 'Ce logiciel n’a pas de secret\u00a0: chaque établissement l’autorise depuis sa caisse.',
  secretTitle: (name: string) => `Secret de ${name}`,
  secretOnce:
    'Ce secret n’est montré qu’une fois. Copiez-le maintenant dans le coffre ou la configuration du logiciel\u00a0: Alvéole n’en garde qu’une empreinte.',
  clientId: 'Identifiant (client_id)',
  secret: 'Secret (client_secret)',
  secrets: 'Secrets',
  secretName: (hint: string) => `Secret qui finit par ${hint}`,
  created: 'Créé',
  lastUse: 'Dernière utilisation',
  addSecret: 'Créer un second secret',
  addSecretHint:
    'L’ancien reste bon jusqu’à ce que vous le retiriez\u00a0: le logiciel change de secret sans s’arrêter.',
  revokeSecret: 'Retirer ce secret',
  revokeSecretTitle: (hint: string) => `Retirer le secret qui finit par ${hint}\u00a0?`,
  revokeSecretConsequence:
    'Les jetons obtenus avec ce secret sont refusés dans les cinq secondes. Vérifiez d’abord que le logiciel utilise l’autre.',
  revoke: 'Retirer l’accès',
  revokeTitle: (name: string) => `Retirer l’accès de ${name}\u00a0?`,
  revokeConsequence:
    'Tous ses appels sont refusés dans les cinq secondes, pour toujours. Pour le rétablir, il faudra lui donner un nouvel accès.',
  secretRevoked: 'Le secret est retiré',
  clientRevoked: 'L’accès est retiré',
  callsTitle: 'Appels par jour',
  callsTable: 'Appels par jour, le dernier mois',
  day: 'Jour',
  calls: 'Appels',
  noCalls: 'Aucun appel ce mois-ci.',
  history: 'Historique',
  close: 'Fermer',
} as const;

export const kindTexts: Readonly<Record<ClientKind, { readonly label: string; readonly description: string }>> = {
  programme: { label: 'Le programme', description: 'Il lit ce que lit un opérateur et n’écrit rien' },
  shop: { label: 'Un établissement', description: 'Il lit et écrit ce que fait l’établissement, pour lui seul' },
  funder: { label: 'Un financeur', description: 'Il lit la participation de ce financeur, sans personne' },
  shops: {
    label: 'Les établissements qui l’autorisent',
    description: 'Une caisse\u00a0: chaque établissement donne son accord, et le retire quand il veut',
  },
};

/** What of a right depends on the kind, and must be known before it is given. */
const scopeWarnings: Readonly<Record<ClientKind, Partial<Record<Scope, string>>>> = {
  programme: {
    'repairs:read': 'Noms, téléphones et adresses e-mail des bénéficiaires compris',
    'establishments:read': 'Avec tout ce que dit leur dossier',
    'statistics:read': 'Aucune personne',
  },
  shop: { 'repairs:read': 'Ceux de l’établissement', 'establishments:read': 'Son propre dossier' },
  funder: { 'repairs:read': 'Aucune personne', 'statistics:read': 'Son enveloppe' },
  shops: { 'repairs:read': 'Ceux de l’établissement', 'establishments:read': 'Son propre dossier' },
};

/** The rights that a kind offers, as choices. */
export function scopeOptionsOf(kind: ClientKind) {
  return scopesOfKind[kind].map((scope) => {
    const description = scopeWarnings[kind][scope];
    return { value: scope, label: scopeLabels[scope], ...(description && { description }) };
  });
}

export function scopesText(scopes: readonly Scope[]): string {
  return scopes.map((scope) => scopeLabels[scope]).join(', ');
}

/** To what software is bound, in words. @param nameOfFunder as the campaign has it */
export function bindingText({ kind, boundTo }: ClientView, nameOfFunder: (id: string) => string): string {
  if (boundTo === undefined) return kindTexts[kind].label;
  return kind === 'funder' ? nameOfFunder(boundTo) : boundTo;
}

export function callsText(calls: number): string {
  return `${formatCount(calls)} ${calls > 1 ? 'appels' : 'appel'}`;
}

/** Acts of the trail. */
export const actTexts: Readonly<Record<string, string>> = {
  create: 'Accès donné',
  'add-secret': 'Second secret créé',
  'revoke-secret': 'Secret retiré',
  revoke: 'Accès retiré',
};

export const refusals: FrenchTexts = {
  ...textsById(clientRefusals),
  EntityNotFoundException: 'Cet établissement n’existe pas. Choisissez-le dans la liste.',
  NotFoundException: 'Ce logiciel ou ce financeur n’existe plus. Rechargez la page.',
  EntityVersionMismatchException: 'Quelqu’un a changé cet accès entre-temps\u00a0: la liste est à jour, recommencez.',
};
