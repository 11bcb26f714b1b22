import type { SessionView } from '@alveole/contracts';
import { EstablishmentStatus, roles } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { Sidebar } from './sidebar.tsx';

const around = { programmeName: 'Vélo & Cie', onSignOut: () => undefined };
const shown = (role: Role, path: string) => (
  <Sidebar {...around} session={{ role, userName: 'Camille Martin' } as SessionView} path={path} />
);

/** The entry that is lit once these pages were opened one after another. */
function litAfter(role: Role, first: string, ...others: readonly string[]) {
  const { rerender } = renderScreen(shown(role, first));
  for (const path of others) rerender(shown(role, path));
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
}

const invoice = '/admin/seances/liste/repair-1';

describe('the entries of the menu', () => {
  it('each have their icon, which the kit draws', () => {
    const isDrawn = (role: Role) => {
      const { container, unmount } = renderScreen(shown(role, '/'));
      const drawn = [...container.querySelectorAll('nav a')].map((link) =>
        link.querySelector('path')?.hasAttribute('d'),
      );
      unmount();
      return drawn.length > 0 && drawn.every(Boolean);
    };
    expect(roles.filter((role) => !isDrawn(role))).toEqual([]);
  });

  it('of persons’ requests, of the team and of the funders differ by their icons, since a folded menu shows nothing else', () => {
    const { container } = renderScreen(shown('ADM', '/'));
    const named = ['Demandes sur les données', 'Comptes de l’équipe', 'Comptes des financeurs'];
    const links = [...container.querySelectorAll('nav a')].filter((link) => named.includes(link.textContent ?? ''));
    expect(links).toHaveLength(3);
    expect(new Set(links.map((link) => link.querySelector('svg')?.innerHTML)).size).toBe(3);
  });

  it('are, for a closed account, its own page and the sign-out', () => {
    const session = { role: 'REP', entityStatus: EstablishmentStatus.closed } as SessionView;
    renderScreen(<Sidebar {...around} session={session} path="/admin/profile" />);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Mon compte']);
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeInTheDocument();
  });
});

it('leads home under the name of the programme', () => {
  renderScreen(shown('REP', '/admin/profile'));
  const home = screen.getByRole('link', { name: 'Vélo & Cie, accueil' });
  expect(home).toHaveAttribute('href', '/admin/accueil');
  expect(home).toHaveTextContent('Vélo & Cie');
});

describe('the menu', () => {
  it.each([
    ['a page of its own', 'REP', ['/admin/reparation/reception/seance'], ['Enregistrer une séance']],
    ['the list of a file', 'REP', ['/admin/profile', '/admin/reparation/livraison/repair-1'], ['Mes réparations']],
    ['the list from which an invoice was opened', 'REP', ['/admin/reparation/livraison', invoice], ['Mes réparations']],
    ['the sessions from which an invoice was opened', 'REP', ['/admin/seances/liste', invoice], ['Mes séances']],
    [
      'what led to the finalisation',
      'REP',
      ['/admin/reparation/livraison', invoice, '/admin/livraison/finalisation/repair-1'],
      ['Mes réparations'],
    ],
    [
      'the list from which staff opened a file',
      'ADM',
      ['/admin/backend/reparations', '/admin/backend/facture/REP00042_10001'],
      ['Réparations'],
    ],
    ['the files when one is opened by its address', 'ADM', ['/admin/backend/facture/REP00042_10001'], ['Réparations']],
    [
      'all establishments when one is opened by its address',
      'FUB',
      ['/admin/backend/folder/e1'],
      ['Tous les établissements'],
    ],
    ['the tools of a batch for that of the conditions', 'ADM', ['/admin/robotCGS'], ['Traitements par lot']],
    ['the repairs for a finalisation', 'REP', ['/admin/livraison/finalisation/repair-1'], ['Mes réparations']],
    ['nothing when an invoice is opened by its address', 'REP', [invoice], []],
  ] as const)('lights %s', (_, role, [first, ...others], lit) => {
    expect(litAfter(role, first, ...others)).toEqual(lit);
  });
});
