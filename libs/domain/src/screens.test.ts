import { openEndedCampaign } from './campaign/campaigns.fixture.ts';
import { EstablishmentStatus } from './establishment/statuses.ts';
import { roles, type Role } from './roles.ts';
import { bestScreen, descriptionOf, fullPath, landingOf, mayOpen, menuFor, redirectOf, titleOf } from './screens.ts';
import { screens } from './screen-table.ts';

/** Who may open what: one letter a role (R ADM→D ALL→A FUB→F), * for everyone. */
const guard: readonly (readonly [path: string, who: string])[] = [
  ['/auth/login', '*'],
  ['/auth/forgot', '*'],
  ['/auth/register', '*'],
  ['/auth/programme', '*'],
  ['/auth/programme/chiffres', '*'],
  ['/auth/particulier', '*'],
  ['/auth/particulier/faq', '*'],
  ['/auth/particulier/aide', '*'],
  ['/auth/particulier/inscription', '*'],
  ['/auth/particulier/codepreinscription', '*'],
  ['/auth/particulier/faire-reparer', '*'],
  ['/auth/particulier/remettre-en-selle', '*'],
  ['/auth/particulier/accessibilite', '*'],
  ['/auth/particulier/confirmation', '*'],
  ['/auth/courriels', '*'],
  ['/admin/dashboard', 'RDAF'],
  ['/admin/accueil', 'R'],
  ['/admin/envois', 'R'],
  ['/admin/login', 'RDAF'],
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
  ['/admin/livraison/finalisation/abc/fin', 'R'],
  ['/admin/close_repair', 'R'],
  ['/admin/close_seance', 'R'],
  ['/view/document', 'RDAF'],
  ['/admin/backend/entreprises', 'DA'],
  ['/admin/backend/associations_hors_moselle', 'AF'],
  ['/admin/backend/associations_moselle', 'AF'],
  ['/admin/backend/collectivites', 'AF'],
  ['/admin/backend/folder/abc', 'DAF'],
  ['/admin/backend/facture/REP00001_12345', 'D'],
  ['/admin/backend/beneficiaire/K7RM4T2X', 'D'],
  ['/admin/backend/reparations', 'D'],
  ['/admin/backend/remboursements', 'D'],
  ['/admin/backend/courriels', 'D'],
  ['/admin/backend/statistiques', 'D'],
  ['/admin/settings', 'D'],
  ['/admin/settings/equipe', 'D'],
  ['/admin/settings/motifs', 'D'],
  ['/admin/robot', 'D'],
  ['/admin/robotCGS', 'D'],
  ['/admin/virements', 'R'],
  ['/admin', ''],
  ['/admin/backend', ''],
  ['/admin/backend/etablissements', 'DAF'],
  ['/admin/backend/ailleurs', 'DAF'],
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
    ['/', '/auth/particulier'],
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

it.each(roles)('the bare address leads %s to its landing', (role) => {
  expect(redirectOf('/', role)).toBe(landingOf(role));
});

describe('a closed account', () => {
  const signedIn = screens.filter((screen) => screen.roles !== 'everyone').map(fullPath);

  it('opens its own page and the sign-out, none of the other pages of partners', () => {
    const opened = signedIn.filter((path) => mayOpen(path, 'REP', EstablishmentStatus.closed));
    expect(opened).toEqual(['/admin/profile', '/admin/login']);
  });

  it('still reads the public pages', () => {
    expect(mayOpen('/auth/particulier', 'REP', EstablishmentStatus.closed)).toBe(true);
  });

  it('has one entry in its menu', () => {
    expect(menuFor('REP', EstablishmentStatus.closed).map(({ path }) => path)).toEqual(['/profile']);
  });

  it('takes nothing from staff, who belong to no establishment', () => {
    expect(menuFor('ADM', EstablishmentStatus.closed)).toEqual(menuFor('ADM'));
  });
});

it('tells what each public screen is for: without it search engines and previews are shown nothing', () => {
  const open = screens.filter(({ layout }) => layout === '/auth');
  expect(open.length).toBeGreaterThan(10);
  const descriptions = open.map((screen) => descriptionOf(screen, openEndedCampaign) ?? '');
  expect(descriptions.filter((text) => text.length < 40)).toEqual([]);
});

it('tells the aid of the running campaign where it tells a figure', () => {
  const landing = screens.find((screen) => fullPath(screen) === '/auth/particulier');
  const landingDescription = landing && descriptionOf(landing, { ...openEndedCampaign, repairCapCents: 60_00 });
  expect(landingDescription).toMatch(/^Jusqu’à 60\u00a0€ hors taxes/);
});

describe('each role', () => {
  it.each(roles)('%s lands on a screen that it may open', (role) => {
    expect(mayOpen(landingOf(role), role)).toBe(true);
    expect(redirectOf(landingOf(role))).toBeUndefined();
  });

  it('lands where the specification says', () => {
    expect(roles.map(landingOf)).toEqual([
      '/admin/accueil',
      '/admin/backend/entreprises',
      '/admin/backend/entreprises',
      '/admin/backend/associations_hors_moselle',
    ]);
  });

  it('meets the dashboard, and a repairer his own home instead', () => {
    expect(redirectOf('/admin/dashboard', 'REP')).toBe('/admin/accueil');
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
        '/backend/courriels',
        '/backend/statistiques',
        '/settings',
        '/settings/equipe',
        '/settings/motifs',
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
  ])('%s finds its entries in the menu, in order', (role, paths) => {
    expect(menuFor(role).map(({ path }) => path)).toEqual(paths);
  });

  it('has an entry for each page that names one', () => {
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

  it('sees its own entries only, and on a phone alone those that need its camera', () => {
    for (const role of roles) expect(menuFor(role).every((entry) => mayOpen(fullPath(entry), role))).toBe(true);
    expect(
      menuFor('REP')
        .filter(({ mobileOnly }) => mobileOnly)
        .map(({ path }) => path),
    ).toEqual(['/close_repair', '/close_seance']);
  });
});
