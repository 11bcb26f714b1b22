import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

const rep = { layout: '/admin', roles: ['REP'] } as const satisfies Partial<Screen>;
const adm = { layout: '/admin', roles: ['ADM'] } as const satisfies Partial<Screen>;
const companies = { layout: '/admin', roles: ['ADM', 'ALL'] } as const satisfies Partial<Screen>;
const staff = { layout: '/admin', roles: ['ADM', 'ALL', 'FUB'] } as const satisfies Partial<Screen>;
const fin = { layout: '/admin', roles: ['FIN'] } as const satisfies Partial<Screen>;
const associations = { layout: '/admin', roles: ['FUB', 'ALL'] } as const satisfies Partial<Screen>;

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
  { ...rep, path: '/autoriser', name: 'Autoriser un logiciel', icon: 'lock', hidden: true, under: '/profile' },
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
  { ...adm, path: '/backend/enveloppes', name: 'Enveloppes', icon: 'wallet' },
  {
    ...adm,
    path: '/backend/recouvrement',
    name: 'Recouvrement',
    icon: 'euro',
    hidden: true,
    under: '/backend/remboursements',
  },
  {
    ...adm,
    path: '/backend/appels',
    name: 'Appels de fonds',
    icon: 'euro',
    hidden: true,
    under: '/backend/remboursements',
  },
  { ...adm, path: '/backend/courriels', name: 'Courriels et SMS', icon: 'mail' },
  { ...adm, path: '/backend/demandes', name: 'Demandes sur les données', icon: 'reply' },
  {
    ...adm,
    path: '/backend/demandes/:id',
    name: 'Demande d’une personne',
    icon: 'reply',
    hidden: true,
    under: '/backend/demandes',
  },
  { ...adm, path: '/backend/statistiques', name: 'Statistiques', icon: 'chart' },
  { ...adm, path: '/settings', name: 'Paramètres', icon: 'settings' },
  { ...adm, path: '/settings/equipe', name: 'Comptes de l’équipe', icon: 'user' },
  { ...adm, path: '/settings/financeurs', name: 'Comptes des financeurs', icon: 'pin' },
  { ...adm, path: '/settings/logiciels', name: 'Accès des logiciels', icon: 'lock' },
  { ...adm, path: '/settings/motifs', name: 'Motifs enregistrés', icon: 'message' },
  { ...adm, path: '/settings/campagne', name: 'Campagne', icon: 'page' },
  {
    ...adm,
    path: '/settings/campagne/simulation',
    name: 'Simulation d’une version',
    icon: 'chart',
    hidden: true,
    under: '/settings/campagne',
  },
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

/** What a funder reads of its own share. */
const funderScreens: readonly Screen[] = [
  { ...fin, path: '/financeur', name: 'Ma participation', icon: 'home' },
  { ...fin, path: '/financeur/dossiers', name: 'Dossiers financés', icon: 'list' },
  { ...fin, path: '/financeur/appels', name: 'Appels de fonds', icon: 'euro' },
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
  ...funderScreens,
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
    roles: ['REP', 'ADM', 'ALL', 'FUB', 'FIN'],
    path: '/login',
    name: 'Se déconnecter',
    icon: 'signOut',
    hidden: true,
  },
];
