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
  ['/auth/programme/comptes', '*'],
  ['/auth/programme/versements', '*'],
  ['/auth/programme/verifier', '*'],
  ['/auth/programme/textes/conditions-generales', '*'],
  ['/auth/programme/textes/mentions-legales', '*'],
  ['/auth/programme/textes/donnees-personnelles', '*'],
  ['/auth/programme/textes/conditions-reparateurs', '*'],
  ['/auth/particulier', '*'],
  ['/auth/particulier/faq', '*'],
  ['/auth/particulier/aide', '*'],
  ['/auth/particulier/inscription', '*'],
  ['/auth/particulier/codepreinscription', '*'],
  ['/auth/particulier/faire-reparer', '*'],
  ['/auth/particulier/remettre-en-selle', '*'],
  ['/auth/particulier/accessibilite', '*'],
  ['/auth/particulier/donnees', '*'],
  ['/auth/particulier/donnees/suivi', '*'],
  ['/auth/particulier/confirmation', '*'],
  ['/auth/courriels', '*'],
  ['/admin/dashboard', 'RDAF'],
  ['/admin/accueil', 'R'],
  ['/admin/envois', 'R'],
  ['/admin/login', 'RDAFN'],
  ['/admin/profile', 'R'],
  ['/admin/autoriser', 'R'],
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
  ['/admin/backend/enveloppes', 'D'],
  ['/admin/backend/recouvrement', 'D'],
  ['/admin/backend/appels', 'D'],
  ['/admin/backend/courriels', 'D'],
  ['/admin/backend/demandes', 'D'],
  ['/admin/backend/demandes/abc', 'D'],
  ['/admin/backend/statistiques', 'D'],
  ['/admin/settings', 'D'],
  ['/admin/settings/equipe', 'D'],
  ['/admin/settings/financeurs', 'D'],
  ['/admin/settings/logiciels', 'D'],
  ['/admin/settings/motifs', 'D'],
  ['/admin/settings/campagne', 'D'],
  ['/admin/settings/campagne/simulation', 'D'],
  ['/admin/robot', 'D'],
  ['/admin/robotCGS', 'D'],
  ['/admin/virements', 'R'],
  ['/admin/financeur', 'N'],
  ['/admin/financeur/dossiers', 'N'],
  ['/admin/financeur/appels', 'N'],
  ['/admin', ''],
  ['/admin/backend', ''],
  ['/admin/backend/etablissements', 'DAF'],
  ['/admin/backend/ailleurs', 'DAF'],
  ['/admin/backend/folder/abc/more', ''],
  ['/nowhere', ''],
];
const letters: Readonly<Record<Role, string>> = { REP: 'R', ADM: 'D', ALL: 'A', FUB: 'F', FIN: 'N' };

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
