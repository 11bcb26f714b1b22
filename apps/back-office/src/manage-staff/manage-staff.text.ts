import { mailCodeLifetimeText } from '@alveole/domain';
import type { FrenchTexts } from '@alveole/api-client';
import type { StaffRole } from '@alveole/domain';
import { staffAccountRefusals, textsById } from '@alveole/domain';

export const texts = {
  title: 'Comptes de l’équipe',
  lead: 'Qui travaille sur la plateforme, avec quel rôle et quels droits.',
  loading: 'Chargement des comptes',
  table: 'Comptes de l’équipe',
  person: 'Personne',
  role: 'Rôle',
  permission: 'Droits',
  state: 'État',
  last: 'Dernier changement',
  acts: 'Actions',
  add: 'Ouvrir un compte',
  empty: 'Aucun compte',
  you: 'Vous',
  edit: 'Modifier',
  disable: 'Désactiver',
  enable: 'Réactiver',
  cancel: 'Annuler',
  save: 'Enregistrer',
  name: 'Nom et prénom',
  nameHint: 'Nom puis prénom, comme ils s’écrivent\u00a0: LEROY Sophie',
  mail: 'Adresse e-mail',
  addTitle: 'Ouvrir un compte',
  addLead: `Un lien pour choisir le mot de passe part à cette adresse. Il sert une fois et reste valable ${mailCodeLifetimeText}.`,
  editTitle: (name: string) => `Modifier le compte de ${name}`,
  editLead: 'Un changement de rôle ou de droits ferme les sessions de la personne\u00a0: elle se reconnecte.',
  own: 'Vos propres droits sont changés par un autre administrateur.',
  added: (mail: string) => `Un lien est envoyé à ${mail}`,
  changed: 'Le compte est modifié',
  disableTitle: (name: string) => `Désactiver le compte de ${name}\u00a0?`,
  disableConsequence:
    'La personne est déconnectée partout et ne peut plus se connecter. Ses dossiers restent à son nom.',
  enableTitle: (name: string) => `Réactiver le compte de ${name}\u00a0?`,
  enableConsequence: 'La personne peut de nouveau se connecter, avec le même mot de passe et les mêmes droits.',
  disabled: 'Le compte est désactivé',
  enabled: 'Le compte est réactivé',
} as const;

export const roleTexts: Readonly<Record<StaffRole, string>> = {
  ADM: 'Administration',
  ALL: 'Support',
  FUB: 'Fédération (FUB)',
};
export const permissionTexts = { 0: 'Administrateur', 1: 'Opérateur' } as const;
export const permissionHints = {
  0: 'Attribue et libère les dossiers de tous. À l’administration, gère aussi les comptes.',
  1: 'Prend un dossier libre pour soi.',
} as const;

export const states = {
  open: { tone: 'green', label: 'Actif' },
  waiting: { tone: 'orange', label: 'Mot de passe à choisir' },
  disabled: { tone: 'black', label: 'Désactivé' },
} as const;

/** Acts of the trail; those that carry a value are told by their first word. */
export const actTexts: Readonly<Record<string, string>> = {
  open: 'Compte ouvert',
  disable: 'Désactivé',
  enable: 'Réactivé',
  role: 'Rôle changé',
  permission: 'Droits changés',
  rename: 'Nom changé',
  taken: 'Changement annulé',
};

export const refusals: FrenchTexts = {
  ...textsById(staffAccountRefusals),
  MailNotAvailableException: 'Cette adresse appartient déjà à un compte',
  EntityVersionMismatchException: 'Ce compte a été modifié par quelqu’un d’autre. Vérifiez-le, puis recommencez.',
};
