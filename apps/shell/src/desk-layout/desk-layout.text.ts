import type { Role } from '@alveole/domain';

export const texts = {
  /** @param name of the programme */
  home: (name: string) => `${name}, accueil`,
  navigation: 'Menu principal',
  side: 'Menu et compte',
  open: 'Menu',
  close: 'Fermer',
  signOut: 'Se déconnecter',
  copyright: '© Alvéole, logiciel libre sous licence EUPL 1.2',
} as const;

/** Under a person's name in the sidebar. */
export const roleNames: Readonly<Record<Role, string>> = {
  REP: 'Réparateur',
  ADM: 'Administration du programme',
  ALL: 'Support',
  FUB: 'Fédération',
  FIN: 'Financeur',
};
