import { roles, type Role } from './roles.ts';
import { fullPath, landingOf, mayOpen, menuFor, redirectOf } from './screens.ts';
import { screens } from './screen-table.ts';

describe('each role', () => {
  it.each(roles)('%s lands on a screen that it may open', (role) => {
    expect(mayOpen(landingOf(role), role)).toBe(true);
    expect(redirectOf(landingOf(role))).toBeUndefined();
  });

  it('leads each role after the sign-in where the specification says', () => {
    expect(roles.map(landingOf)).toEqual([
      '/admin/accueil',
      '/admin/backend/entreprises',
      '/admin/backend/entreprises',
      '/admin/backend/associations_hors_moselle',
      '/admin/financeur',
    ]);
  });

  it('leads staff to the dashboard, and a repairer and a funder to their own homes instead', () => {
    expect(redirectOf('/admin/dashboard', 'REP')).toBe('/admin/accueil');
    expect(redirectOf('/admin/dashboard', 'FIN')).toBe('/admin/financeur');
    expect(redirectOf('/admin/dashboard', 'FUB')).toBeUndefined();
  });

  it.each<readonly [Role, readonly string[]]>([
    [
      'REP',
      [
        '/accueil',
        '/profile',
        '/reparation/reception',
        '/reparation/reception/seance',
        '/reparation/livraison',
        '/reparation/dossiers',
        '/seances/liste',
        '/virements',
        '/close_repair',
        '/close_seance',
      ],
    ],
    [
      'ADM',
      [
        '/dashboard',
        '/backend/entreprises',
        '/backend/etablissements',
        '/backend/reparations',
        '/backend/remboursements',
        '/backend/enveloppes',
        '/backend/courriels',
        '/backend/demandes',
        '/backend/statistiques',
        '/settings',
        '/settings/equipe',
        '/settings/financeurs',
        '/settings/logiciels',
        '/settings/motifs',
        '/settings/campagne',
        '/robot',
      ],
    ],
    [
      'ALL',
      [
        '/dashboard',
        '/backend/entreprises',
        '/backend/associations_hors_moselle',
        '/backend/associations_moselle',
        '/backend/collectivites',
        '/backend/etablissements',
      ],
    ],
    [
      'FUB',
      [
        '/dashboard',
        '/backend/associations_hors_moselle',
        '/backend/associations_moselle',
        '/backend/collectivites',
        '/backend/etablissements',
      ],
    ],
    ['FIN', ['/financeur', '/financeur/dossiers', '/financeur/appels']],
  ])('%s finds its entries in the menu, in order', (role, paths) => {
    expect(menuFor(role).map(({ path }) => path)).toEqual(paths);
  });

  it('has an entry of the menu for each page that names one', () => {
    const paths = roles.map((role) => ({ role, entries: new Set(menuFor(role).map(({ path }) => path)) }));
    const lost = screens.filter(
      ({ under, roles: may }) =>
        under !== undefined && paths.some(({ role, entries }) => may.includes(role) && !entries.has(under)),
    );
    expect(lost).toEqual([]);
  });

  it('folds the menu to its icons where documents are judged and where files are listed by shop and person, and on no other page', () => {
    const judged = screens.filter(({ needsWidth }) => needsWidth).map(fullPath);
    expect(judged).toEqual([
      '/admin/backend/entreprises',
      '/admin/backend/associations_hors_moselle',
      '/admin/backend/associations_moselle',
      '/admin/backend/collectivites',
      '/admin/backend/etablissements',
      '/admin/backend/:list',
      '/admin/backend/reparations',
      '/admin/backend/folder/:id',
      '/admin/backend/facture/:id',
    ]);
  });

  it('shows each role its own entries of the menu, and on a phone alone those that need its camera', () => {
    for (const role of roles) expect(menuFor(role).every((entry) => mayOpen(fullPath(entry), role))).toBe(true);
    expect(
      menuFor('REP')
        .filter(({ mobileOnly }) => mobileOnly)
        .map(({ path }) => path),
    ).toEqual(['/close_repair', '/close_seance']);
  });
});
