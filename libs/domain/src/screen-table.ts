import type { Campaign } from './campaign/campaign.ts';
import { formatWholeEuros } from './money.ts';
import { registrationTimeText } from './registration-time.ts';
import type { Role } from './roles.ts';

export type ScreenLayout = '/auth' | '/admin' | '/view';

/** One route, which is also its entry of the menu. */
export interface Screen {
  readonly layout: ScreenLayout;
  /** Below the layout; `:id` is any segment, `:id?` one that may be absent. */
  readonly path: string;
  /** Title of the page and name in the menu. */
  readonly name: string;
  /**
   * What somebody reads who is sent the address, in search results and previews; of public screens. One that tells a
   * figure takes it from the running campaign.
   */
  readonly description?: string | ((campaign: Campaign) => string);
  /** Name of an icon of the interface kit. */
  readonly icon: string;
  readonly roles: 'everyone' | readonly Role[];
  /** Not in the menu: of anybody, or of some of the roles that may open it. */
  readonly hidden?: true | readonly Role[];
  /** Shows files of several lists: in the menu it stands under the one from which it was opened. */
  readonly ofSeveralLists?: true;
  /** Path of the entry under which it stands in the menu when no other led to it. */
  readonly under?: string;
  /** In the menu below 993 px only. */
  readonly mobileOnly?: true;
  /** Documents to be judged, or names of shops and people, need the width: on a small desk the menu leaves them its room. */
  readonly needsWidth?: true;
}

const open = { layout: '/auth', icon: 'page', roles: 'everyone', hidden: true } as const;
const rep = { layout: '/admin', roles: ['REP'] } as const satisfies Partial<Screen>;
const adm = { layout: '/admin', roles: ['ADM'] } as const satisfies Partial<Screen>;
const companies = { layout: '/admin', roles: ['ADM', 'ALL'] } as const satisfies Partial<Screen>;
const staff = { layout: '/admin', roles: ['ADM', 'ALL', 'FUB'] } as const satisfies Partial<Screen>;
const associations = { layout: '/admin', roles: ['FUB', 'ALL'] } as const satisfies Partial<Screen>;

const publicScreens: readonly Screen[] = [
  {
    ...open,
    path: '/login',
    name: 'Connexion',
    description: 'Réparateurs, vélo-écoles, collectivités et équipe du programme\u00a0: accédez à vos dossiers.',
  },
  {
    ...open,
    path: '/forgot',
    name: 'Mot de passe oublié',
    description: 'Recevez un code par courriel et choisissez un nouveau mot de passe.',
  },
  {
    ...open,
    path: '/register',
    name: 'Devenir partenaire',
    description: `Vélocistes, associations et collectivités\u00a0: inscrivez votre établissement en ${registrationTimeText}.`,
  },
  {
    ...open,
    path: '/programme',
    name: 'Le programme',
    description: 'Les aides du programme, ceux qui le portent et ceux qui le financent.',
  },
  {
    ...open,
    path: '/programme/chiffres',
    name: 'Le programme en chiffres',
    description: 'Dossiers déposés, validés et versés, par semaine et par département, en données ouvertes.',
  },
  {
    ...open,
    path: '/particulier',
    name: 'Particuliers',
    description: ({ repairCapCents }) =>
      `Jusqu’à ${formatWholeEuros(repairCapCents)} hors taxes déduits de la facture de réparation de votre vélo.`,
  },
  {
    ...open,
    path: '/particulier/faq',
    name: 'Questions fréquentes',
    description: 'Qui a droit à l’aide, pour quelles réparations, et comment elle se calcule.',
  },
  {
    ...open,
    path: '/particulier/aide',
    name: 'Aide',
    description: 'Trouvez en deux questions la réponse à votre problème.',
  },
  {
    ...open,
    path: '/particulier/inscription',
    name: 'Préinscription',
    description: 'Préinscrivez-vous une fois, votre code sert pour chacun de vos vélos. Ce n’est pas obligatoire.',
  },
  {
    ...open,
    path: '/particulier/codepreinscription',
    name: 'Code de préinscription perdu',
    description: 'Retrouvez votre code de préinscription avec votre nom et votre naissance.',
  },
  {
    ...open,
    path: '/particulier/faire-reparer',
    name: 'Faire réparer mon vélo',
    description: 'Trouvez près de chez vous un réparateur qui déduit l’aide de sa facture.',
  },
  {
    ...open,
    path: '/particulier/remettre-en-selle',
    name: 'Me remettre en selle',
    description: 'Trouvez près de chez vous une séance pour reprendre confiance à vélo.',
  },
  {
    ...open,
    path: '/particulier/confirmation',
    name: 'Confirmer mon retrait',
    description: 'Vérifiez les montants de votre réparation, et confirmez que votre vélo vous est rendu.',
  },
  {
    ...open,
    path: '/courriels',
    name: 'Ne plus recevoir un courriel',
    description: 'Arrêtez les courriels d’information que vous ne souhaitez plus recevoir.',
  },
  {
    ...open,
    path: '/particulier/accessibilite',
    name: 'Déclaration d’accessibilité',
    description: 'Où en est l’accessibilité du service, et à qui signaler une difficulté.',
  },
];

const repairerScreens: readonly Screen[] = [
  { ...rep, path: '/accueil', name: 'Accueil', icon: 'home' },
  { ...rep, path: '/profile', name: 'Mon compte', icon: 'shop' },
  { ...rep, path: '/reparation/reception', name: 'Enregistrer une réparation', icon: 'wrench' },
  { ...rep, path: '/reparation/reception/seance', name: 'Enregistrer une séance', icon: 'bike' },
  { ...rep, path: '/reparation/livraison', name: 'Mes réparations', icon: 'list' },
  { ...rep, path: '/reparation/livraison/:id', name: 'Facture et photo', icon: 'file', hidden: true },
  { ...rep, path: '/reparation/dossiers', name: 'Compléments demandés', icon: 'message' },
  { ...rep, path: '/reparation/dossiers/:id', name: 'Compléments demandés', icon: 'message', hidden: true },
  { ...rep, path: '/seances/liste', name: 'Mes séances', icon: 'list' },
  { ...rep, path: '/seances/liste/:id', name: 'Déposer la facture', icon: 'file', hidden: true, ofSeveralLists: true },
  { ...rep, path: '/virements', name: 'Mes virements', icon: 'euro' },
  {
    ...rep,
    path: '/livraison/finalisation',
    name: 'Finaliser',
    icon: 'check',
    hidden: true,
    under: '/reparation/livraison',
  },
  {
    ...rep,
    path: '/livraison/finalisation/:id',
    name: 'Finaliser',
    icon: 'check',
    hidden: true,
    under: '/reparation/livraison',
  },
  {
    ...rep,
    path: '/livraison/finalisation/:id/fin',
    name: 'Dossier terminé',
    icon: 'check',
    hidden: true,
    under: '/reparation/livraison',
  },
  { ...rep, path: '/envois', name: 'Envois en attente', icon: 'upload', hidden: true, under: '/accueil' },
  { ...rep, path: '/close_repair', name: 'Clôturer une réparation', icon: 'camera', mobileOnly: true },
  { ...rep, path: '/close_seance', name: 'Clôturer une séance', icon: 'camera', mobileOnly: true },
];

const staffScreens: readonly Screen[] = [
  { ...companies, path: '/backend/entreprises', name: 'Entreprises', icon: 'shop', needsWidth: true },
  {
    ...associations,
    path: '/backend/associations_hors_moselle',
    needsWidth: true,
    name: 'Associations hors Alsace-Moselle',
    icon: 'people',
  },
  {
    ...associations,
    path: '/backend/associations_moselle',
    name: 'Associations Alsace-Moselle',
    icon: 'people',
    needsWidth: true,
  },
  { ...associations, path: '/backend/collectivites', name: 'Collectivités', icon: 'city', needsWidth: true },
  { ...staff, path: '/backend/etablissements', name: 'Tous les établissements', icon: 'list', needsWidth: true },
  // Any other list is that of all kinds (establishments §2).
  {
    ...staff,
    path: '/backend/:list',
    needsWidth: true,
    name: 'Tous les établissements',
    icon: 'list',
    hidden: true,
    under: '/backend/etablissements',
  },
  { ...adm, path: '/backend/reparations', name: 'Réparations', icon: 'wrench', needsWidth: true },
  { ...adm, path: '/backend/remboursements', name: 'Remboursements', icon: 'euro' },
  { ...adm, path: '/backend/courriels', name: 'Courriels et SMS', icon: 'mail' },
  { ...adm, path: '/backend/statistiques', name: 'Statistiques', icon: 'chart' },
  { ...adm, path: '/settings', name: 'Paramètres', icon: 'settings' },
  { ...adm, path: '/settings/equipe', name: 'Comptes de l’équipe', icon: 'user' },
  { ...adm, path: '/settings/motifs', name: 'Motifs enregistrés', icon: 'message' },
  { ...adm, path: '/robot', name: 'Traitements par lot', icon: 'tools' },
  { ...adm, path: '/robotCGS', name: 'Conditions générales par lot', icon: 'tools', hidden: true, under: '/robot' },
  {
    layout: '/admin',
    roles: ['ADM', 'ALL', 'FUB'],
    path: '/backend/folder/:id',
    name: "Dossier de l'établissement",
    icon: 'file',
    hidden: true,
    under: '/backend/etablissements',
    needsWidth: true,
  },
  {
    ...adm,
    path: '/backend/beneficiaire/:id',
    name: 'Bénéficiaire',
    icon: 'user',
    hidden: true,
    under: '/backend/reparations',
  },
  {
    ...adm,
    path: '/backend/facture/:id',
    name: 'Dossier de réparation',
    icon: 'file',
    hidden: true,
    under: '/backend/reparations',
    needsWidth: true,
  },
];

/** Every screen of the product; menus, guard and titles are read from here. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  {
    layout: '/admin',
    roles: ['REP', 'ADM', 'ALL', 'FUB'],
    path: '/dashboard',
    name: 'Accueil',
    icon: 'home',
    // A repairer is led to his own home.
    hidden: ['REP'],
  },
  ...repairerScreens,
  ...staffScreens,
  {
    layout: '/view',
    roles: ['REP', 'ADM', 'ALL', 'FUB'],
    path: '/document',
    name: 'Document',
    icon: 'file',
    hidden: true,
  },
  {
    layout: '/admin',
    roles: ['REP', 'ADM', 'ALL', 'FUB'],
    path: '/login',
    name: 'Se déconnecter',
    icon: 'signOut',
    hidden: true,
  },
];
