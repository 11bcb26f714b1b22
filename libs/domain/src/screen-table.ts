import type { Role } from './roles.ts';

export type ScreenLayout = '/auth' | '/admin' | '/view';

/** One route, which is also its entry of the menu. */
export interface Screen {
  readonly layout: ScreenLayout;
  /** Below the layout; `:id` is any segment, `:id?` one that may be absent. */
  readonly path: string;
  /** Title of the page and name in the menu. */
  readonly name: string;
  /** Name of an icon of the interface kit. */
  readonly icon: string;
  readonly roles: 'everyone' | readonly Role[];
  /** Not in the menu. */
  readonly hidden?: true;
  /** Shows files of several lists: in the menu it stands under the one from which it was opened. */
  readonly ofSeveralLists?: true;
  /** In the menu below 993 px only. */
  readonly mobileOnly?: true;
}

const open = { layout: '/auth', icon: 'page', roles: 'everyone', hidden: true } as const;
const rep = { layout: '/admin', roles: ['REP'] } as const satisfies Partial<Screen>;
const adm = { layout: '/admin', roles: ['ADM'] } as const satisfies Partial<Screen>;
const companies = { layout: '/admin', roles: ['ADM', 'ALL'] } as const satisfies Partial<Screen>;
const associations = { layout: '/admin', roles: ['FUB', 'ALL'] } as const satisfies Partial<Screen>;

const publicScreens: readonly Screen[] = [
  { ...open, path: '/login', name: 'Connexion' },
  { ...open, path: '/forgot', name: 'Mot de passe oublié' },
  { ...open, path: '/register', name: 'Devenir partenaire' },
  { ...open, path: '/programme', name: 'Le programme' },
  { ...open, path: '/particulier', name: 'Particuliers' },
  { ...open, path: '/particulier/faq', name: 'Questions fréquentes' },
  { ...open, path: '/particulier/aide', name: 'Aide' },
  { ...open, path: '/particulier/inscription', name: 'Préinscription' },
  { ...open, path: '/particulier/codepreinscription', name: 'Code de préinscription perdu' },
  { ...open, path: '/particulier/faire-reparer', name: 'Faire réparer mon vélo' },
  { ...open, path: '/particulier/remettre-en-selle', name: 'Me remettre en selle' },
];

const repairerScreens: readonly Screen[] = [
  { ...rep, path: '/profile', name: 'Mon compte', icon: 'shop' },
  { ...rep, path: '/reparation/reception', name: 'Enregistrer une réparation', icon: 'wrench' },
  { ...rep, path: '/reparation/reception/seance', name: 'Enregistrer une séance', icon: 'bicycle' },
  { ...rep, path: '/reparation/livraison', name: 'Mes réparations', icon: 'list' },
  { ...rep, path: '/reparation/livraison/:id', name: 'Facture et photo', icon: 'file', hidden: true },
  { ...rep, path: '/reparation/dossiers', name: 'Compléments demandés', icon: 'message' },
  { ...rep, path: '/reparation/dossiers/:id', name: 'Compléments demandés', icon: 'message', hidden: true },
  { ...rep, path: '/seances/liste', name: 'Mes séances', icon: 'list' },
  { ...rep, path: '/seances/liste/:id', name: 'Déposer la facture', icon: 'file', hidden: true, ofSeveralLists: true },
  { ...rep, path: '/livraison/finalisation', name: 'Finaliser', icon: 'check', hidden: true },
  { ...rep, path: '/livraison/finalisation/:id', name: 'Finaliser', icon: 'check', hidden: true },
  { ...rep, path: '/close_repair', name: 'Clôturer une réparation', icon: 'camera', mobileOnly: true },
  { ...rep, path: '/close_seance', name: 'Clôturer une séance', icon: 'camera', mobileOnly: true },
];

const staffScreens: readonly Screen[] = [
  { ...companies, path: '/backend/entreprises', name: 'Entreprises', icon: 'shop' },
  {
    ...associations,
    path: '/backend/associations_hors_moselle',
    name: 'Associations hors Alsace-Moselle',
    icon: 'people',
  },
  { ...associations, path: '/backend/associations_moselle', name: 'Associations Alsace-Moselle', icon: 'people' },
  { ...associations, path: '/backend/collectivites', name: 'Collectivités', icon: 'city' },
  { ...adm, path: '/backend/reparations', name: 'Réparations', icon: 'wrench' },
  { ...adm, path: '/backend/remboursements', name: 'Remboursements', icon: 'bank' },
  { ...adm, path: '/settings', name: 'Paramètres', icon: 'settings' },
  { ...adm, path: '/robot', name: 'Traitements par lot', icon: 'tools', hidden: true },
  { ...adm, path: '/robotCGS', name: 'Conditions générales par lot', icon: 'tools', hidden: true },
  {
    layout: '/admin',
    roles: ['ADM', 'ALL', 'FUB'],
    path: '/backend/folder/:id',
    name: "Dossier de l'établissement",
    icon: 'file',
    hidden: true,
  },
  { ...adm, path: '/backend/facture/:id', name: 'Dossier de réparation', icon: 'file', hidden: true },
];

/** Every screen of the product; menus, guard and titles are read from here. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...repairerScreens,
  ...staffScreens,
  {
    layout: '/admin',
    roles: ['REP', 'ADM', 'ALL', 'FUB'],
    path: '/dashboard',
    name: 'Accueil',
    icon: 'home',
    hidden: true,
  },
  { layout: '/view', roles: ['REP'], path: '/document', name: 'Document', icon: 'file', hidden: true },
];
