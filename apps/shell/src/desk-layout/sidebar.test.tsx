import type { SessionView } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { Sidebar } from './sidebar.tsx';

const shown = (role: Role, path: string) => (
  <Sidebar session={{ role, userName: 'Camille Martin' } as SessionView} path={path} onSignOut={() => undefined} />
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
    ['nothing when an invoice is opened by its address', 'REP', [invoice], []],
  ] as const)('lights %s', (_, role, [first, ...others], lit) => {
    expect(litAfter(role, first, ...others)).toEqual(lit);
  });
});
