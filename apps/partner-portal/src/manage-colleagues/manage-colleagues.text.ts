import { mailCodeLifetimeText } from '@alveole/domain';
import type { FrenchTexts } from '@alveole/api-client';
import { colleagueRefusals, textsById } from '@alveole/domain';

export const texts = {
  title: 'Comptes de l’équipe',
  lead: 'Les personnes qui travaillent sur la plateforme pour votre établissement. Chacune a son adresse et son mot de passe.',
  notAdministrator: 'Seul un administrateur de l’établissement gère ces comptes.',
  loading: 'Chargement des comptes',
  list: 'Comptes de l’établissement',
  you: 'vous',
  add: 'Ajouter une personne',
  edit: 'Modifier',
  disable: 'Désactiver',
  enable: 'Réactiver',
  cancel: 'Annuler',
  save: 'Enregistrer',
  name: 'Nom',
  nameHint: 'Nom puis prénom, comme ils s’écrivent\u00a0: DUBOIS Hélène',
  mail: 'Adresse e-mail',
  permission: 'Droits',
  addLead: `Un lien pour choisir le mot de passe part à cette adresse. Il sert une fois et reste valable ${mailCodeLifetimeText}.`,
  editTitle: (name: string) => `Modifier le compte de ${name}`,
  editLead: 'Un changement de droits ferme les sessions de la personne\u00a0: elle se reconnecte.',
  own: 'Vos propres droits sont changés par un autre administrateur.',
  added: (mail: string) => `Un lien est envoyé à ${mail}`,
  changed: 'Le compte est modifié',
  disableTitle: (name: string) => `Désactiver le compte de ${name}\u00a0?`,
  disableConsequence: 'La personne est déconnectée partout et ne peut plus se connecter.',
  enableTitle: (name: string) => `Réactiver le compte de ${name}\u00a0?`,
  enableConsequence: 'La personne peut de nouveau se connecter, avec le même mot de passe.',
  disabled: 'Le compte est désactivé',
  enabled: 'Le compte est réactivé',
} as const;

export const permissionTexts = { 0: 'Administrateur', 1: 'Standard' } as const;
export const permissionHints = {
  0: 'Gère aussi les comptes et le comptoir de l’établissement.',
  1: 'Enregistre les réparations et les séances.',
} as const;

export const states = {
  open: { tone: 'green', label: 'Actif' },
  waiting: { tone: 'orange', label: 'Mot de passe à choisir' },
  disabled: { tone: 'black', label: 'Désactivé' },
} as const;

export const refusals: FrenchTexts = {
  ...textsById(colleagueRefusals),
  MailNotAvailableException: 'Cette adresse appartient déjà à un compte',
  EntityVersionMismatchException: 'Ce compte a été modifié par quelqu’un d’autre. Vérifiez-le, puis recommencez.',
  'the-address-of-the-establishment-itself-is-changed-by-support':
    'Cette adresse est celle de l’établissement. Écrivez-nous pour la changer.',
  'too-many-users-of-this-establishment': 'Le nombre de comptes de l’établissement est atteint.',
};
