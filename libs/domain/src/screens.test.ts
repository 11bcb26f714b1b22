import { roles, type Role } from './roles.ts';
import { bestScreen, fullPath, landingOf, mayOpen, menuFor, redirectOf, titleOf } from './screens.ts';
import { screens } from './screen-table.ts';

/** Who may open what: one letter a role (R ADM→D ALL→A FUB→F), * for everyone. */
const guard: readonly (readonly [path: string, who: string])[] = [
  ['/auth/login', '*'],
  ['/auth/forgot', '*'],
  ['/auth/register', '*'],
  ['/auth/programme', '*'],
  ['/auth/particulier', '*'],
  ['/auth/particulier/faq', '*'],
  ['/auth/particulier/aide', '*'],
  ['/auth/particulier/inscription', '*'],
  ['/auth/particulier/codepreinscription', '*'],
  ['/auth/particulier/faire-reparer', '*'],
  ['/auth/particulier/remettre-en-selle', '*'],
  ['/admin/dashboard', 'RDAF'],
  ['/admin/profile', 'R'],
  ['/admin/reparation/reception', 'R'],
  ['/admin/reparation/reception/seance', 'R'],
  ['/admin/reparation/livraison', 'R'],
  ['/admin/reparation/livraison/', 'R'],
  ['/admin/reparation/livraison/abc', 'R'],
  ['/admin/reparation/dossiers', 'R'],
  ['/admin/reparation/dossiers/abc', 'R'],
  ['/admin/seances/liste', 'R'],
  ['/admin/seances/liste/abc', 'R'],
  ['/admin/livraison/finalisation', 'R'],
  ['/admin/livraison/finalisation/abc', 'R'],
  ['/admin/close_repair', 'R'],
  ['/admin/close_seance', 'R'],
  ['/view/document', 'R'],
  ['/admin/backend/entreprises', 'DA'],
  ['/admin/backend/associations_hors_moselle', 'AF'],
  ['/admin/backend/associations_moselle', 'AF'],
  ['/admin/backend/collectivites', 'AF'],
  ['/admin/backend/folder/abc', 'DAF'],
  ['/admin/backend/facture/REP00001_12345', 'D'],
  ['/admin/backend/reparations', 'D'],
  ['/admin/backend/remboursements', 'D'],
  ['/admin/settings', 'D'],
  ['/admin/robot', 'D'],
  ['/admin/robotCGS', 'D'],
  ['/admin', ''],
  ['/admin/backend', ''],
  ['/admin/backend/folder', ''],
  ['/admin/backend/folder/abc/more', ''],
  ['/nowhere', ''],
];
const letters: Readonly<Record<Role, string>> = { REP: 'R', ADM: 'D', ALL: 'A', FUB: 'F' };

describe('the route guard', () => {
  it.each(guard)('%s opens for "%s"', (path, who) => {
    const allowed = roles.filter((role) => mayOpen(path, role));
    expect(allowed).toEqual(who === '*' ? roles : roles.filter((role) => who.includes(letters[role])));
    expect(mayOpen(path, null)).toBe(who === '*');
  });

  it('covers every screen of the table', () => {
    const covered = new Set(guard.map(([path]) => bestScreen(path)).filter((screen) => screen !== undefined));
    const missing = screens.filter((screen) => !covered.has(screen)).map(fullPath);
    expect(missing).toEqual([]);
  });

  it('lets the most precise pattern decide', () => {
    expect(fullPath(bestScreen('/admin/reparation/reception/seance?x=1#y') ?? { layout: '/view', path: '' })).toBe(
      '/admin/reparation/reception/seance',
    );
    expect(titleOf('/admin/reparation/reception/seance')).toBe('Enregistrer une séance');
    expect(titleOf('/nowhere')).toBe('');
  });
});

describe('paths without a screen', () => {
  it.each([
    ['/', '/auth/login'],
    ['/nowhere', '/auth/login'],
    ['/auth/nowhere', '/auth/login'],
    ['/view/nowhere', '/auth/login'],
    ['/public/login', '/auth/login'],
    ['/admin', '/admin/dashboard'],
    ['/admin/nowhere', '/admin/dashboard'],
    ['/administration', '/auth/login'],
    ['/constructor', '/auth/login'],
    ['/admin/profile', undefined],
    ['/auth/login', undefined],
  ])('%s leads to %s', (path, target) => {
    expect(redirectOf(path)).toBe(target);
  });
});

describe('each role', () => {
  it.each(roles)('%s lands on a screen that it may open', (role) => {
    expect(mayOpen(landingOf(role), role)).toBe(true);
    expect(redirectOf(landingOf(role))).toBeUndefined();
  });

  it('lands where the specification says', () => {
    expect(roles.map(landingOf)).toEqual([
      '/admin/profile',
      '/admin/backend/entreprises',
      '/admin/backend/entreprises',
      '/admin/backend/associations_hors_moselle',
    ]);
  });

  it.each<readonly [Role, readonly string[]]>([
    [
      'REP',
      [
        '/profile',
        '/reparation/reception',
        '/reparation/reception/seance',
        '/reparation/livraison',
        '/reparation/dossiers',
        '/seances/liste',
        '/close_repair',
        '/close_seance',
      ],
    ],
    ['ADM', ['/backend/entreprises', '/backend/reparations', '/backend/remboursements', '/settings']],
    [
      'ALL',
      [
        '/backend/entreprises',
        '/backend/associations_hors_moselle',
        '/backend/associations_moselle',
        '/backend/collectivites',
      ],
    ],
    ['FUB', ['/backend/associations_hors_moselle', '/backend/associations_moselle', '/backend/collectivites']],
  ])('%s finds its entries in the menu, in order', (role, paths) => {
    expect(menuFor(role).map(({ path }) => path)).toEqual(paths);
  });

  it('sees its own entries only, and on a phone alone those that need its camera', () => {
    for (const role of roles) expect(menuFor(role).every((entry) => mayOpen(fullPath(entry), role))).toBe(true);
    expect(
      menuFor('REP')
        .filter(({ mobileOnly }) => mobileOnly)
        .map(({ path }) => path),
    ).toEqual(['/close_repair', '/close_seance']);
  });
});
