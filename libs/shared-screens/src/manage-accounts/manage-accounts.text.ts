import type { FrenchTexts } from '@alveole/api-client';
import type { AccountView } from '@alveole/contracts/account';
import { mailCodeLifetimeText } from '@alveole/domain';
import type { StatusTone } from '@alveole/ui';

/** What is said of an account, of a shop or of staff. */
export const accountTexts = {
  title: 'Comptes de l’équipe',
  loading: 'Chargement des comptes',
  edit: 'Modifier',
  disable: 'Désactiver',
  enable: 'Réactiver',
  save: 'Enregistrer',
  mail: 'Adresse e-mail',
  permission: 'Droits',
  addLead: `Un lien pour choisir le mot de passe part à cette adresse. Il sert une fois et reste valable ${mailCodeLifetimeText}.`,
  editTitle: (name: string) => `Modifier le compte de ${name}`,
  own: 'Vos propres droits sont changés par un autre administrateur.',
  added: (mail: string) => `Un lien est envoyé à ${mail}`,
  changed: 'Le compte est modifié',
  disableTitle: (name: string) => `Désactiver le compte de ${name}\u00a0?`,
  enableTitle: (name: string) => `Réactiver le compte de ${name}\u00a0?`,
  disabled: 'Le compte est désactivé',
  enabled: 'Le compte est réactivé',
} as const;

interface AccountState {
  readonly tone: StatusTone;
  readonly label: string;
}

/** Whether one signs in with an account, as its badge says. */
export function accountStateOf({ isDisabled, isOpen }: Pick<AccountView, 'isDisabled' | 'isOpen'>): AccountState {
  if (isDisabled) return { tone: 'black', label: 'Désactivé' };
  return isOpen ? { tone: 'green', label: 'Actif' } : { tone: 'orange', label: 'Mot de passe à choisir' };
}

export const accountRefusals = {
  MailNotAvailableException: 'Cette adresse appartient déjà à un compte',
  EntityVersionMismatchException: 'Ce compte a été modifié par quelqu’un d’autre. Vérifiez-le, puis recommencez.',
} as const satisfies FrenchTexts;
