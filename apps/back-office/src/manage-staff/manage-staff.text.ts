import { accountRefusals, accountTexts } from '@alveole/shared-screens/manage-accounts';
import type { FrenchTexts } from '@alveole/api-client';
import type { StaffRole } from '@alveole/domain';
import { staffAccountRefusals, textsById } from '@alveole/domain';

export const texts = {
  ...accountTexts,
  lead: 'Qui travaille sur la plateforme, avec quel rôle et quels droits.',
  table: 'Comptes de l’équipe',
  person: 'Personne',
  role: 'Rôle',
  state: 'État',
  last: 'Dernier changement',
  acts: 'Actions',
  add: 'Ouvrir un compte',
  empty: 'Aucun compte',
  you: 'Vous',
  name: 'Nom et prénom',
  nameHint: 'Nom puis prénom, comme ils s’écrivent\u00a0: LEROY Sophie',
  addTitle: 'Ouvrir un compte',
  editLead: 'Un changement de rôle ou de droits ferme les sessions de la personne\u00a0: elle se reconnecte.',
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

/** What happens to a person whose account is disabled, or enabled again. */
export const toggleConsequences = {
  disable: 'La personne est déconnectée partout et ne peut plus se connecter. Ses dossiers restent à son nom.',
  enable: 'La personne peut de nouveau se connecter, avec le même mot de passe et les mêmes droits.',
} as const;

export const refusals: FrenchTexts = {
  ...accountRefusals,
  ...textsById(staffAccountRefusals),
};
