import { accountRefusals, accountTexts } from '@alveole/shared-screens/manage-accounts';
import type { FrenchTexts } from '@alveole/api-client';
import { colleagueRefusals, textsById } from '@alveole/domain';

export const texts = {
  ...accountTexts,
  lead: 'Les personnes qui travaillent sur la plateforme pour votre établissement. Chacune a son adresse et son mot de passe.',
  notAdministrator: 'Seul un administrateur de l’établissement gère ces comptes.',
  list: 'Comptes de l’établissement',
  you: 'vous',
  add: 'Ajouter une personne',
  name: 'Nom',
  nameHint: 'Nom puis prénom, comme ils s’écrivent\u00a0: DUBOIS Hélène',
  editLead: 'Un changement de droits ferme les sessions de la personne\u00a0: elle se reconnecte.',
} as const;

export const permissionTexts = { 0: 'Administrateur', 1: 'Standard' } as const;
export const permissionHints = {
  0: 'Gère aussi les comptes et le comptoir de l’établissement.',
  1: 'Enregistre les réparations et les séances.',
} as const;

/** What happens to a person whose account is disabled, or enabled again. */
export const toggleConsequences = {
  disable: 'La personne est déconnectée partout et ne peut plus se connecter.',
  enable: 'La personne peut de nouveau se connecter, avec le même mot de passe.',
} as const;

export const refusals: FrenchTexts = {
  ...accountRefusals,
  ...textsById(colleagueRefusals),
  'the-address-of-the-establishment-itself-is-changed-by-support':
    'Cette adresse est celle de l’établissement. Écrivez-nous pour la changer.',
  'too-many-users-of-this-establishment': 'Le nombre de comptes de l’établissement est atteint.',
};
