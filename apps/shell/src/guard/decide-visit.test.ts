import { EstablishmentStatus, roles } from '@alveole/domain';
import { decideVisit } from './decide-visit.ts';

describe('a visit', () => {
  it.each([
    ['/', null, { kind: 'redirect', to: '/auth/particulier' }],
    ['/', 'REP', { kind: 'redirect', to: '/admin/accueil' }],
    ['/', 'FUB', { kind: 'redirect', to: '/admin/backend/associations_hors_moselle' }],
    ['/elsewhere', 'REP', { kind: 'redirect', to: '/auth/login', reason: 'unknown-page' }],
    ['/auth/unknown', null, { kind: 'redirect', to: '/auth/login', reason: 'unknown-page' }],
    ['/admin/login', 'ADM', { kind: 'sign-out' }],
    ['/admin/login', null, { kind: 'redirect', to: '/auth/login', reason: 'signed-out' }],
    ['/admin/unknown', 'REP', { kind: 'redirect', to: '/admin/dashboard' }],
    ['/public/login', null, { kind: 'redirect', to: '/auth/login' }],
    ['/admin/dashboard', 'REP', { kind: 'redirect', to: '/admin/accueil' }],
    ['/admin/dashboard', 'FUB', { kind: 'show' }],
    ['/admin/dashboard', null, { kind: 'sign-in', from: '/admin/dashboard', reason: 'not-signed-in' }],
    [
      '/admin/backend/entreprises',
      null,
      { kind: 'sign-in', from: '/admin/backend/entreprises', reason: 'not-signed-in' },
    ],
    [
      '/admin/backend/entreprises',
      'REP',
      { kind: 'sign-in', from: '/admin/backend/entreprises', reason: 'another-role' },
    ],
    ['/admin/backend/facture/REP00012_48213', 'ADM', { kind: 'show' }],
    [
      '/admin/backend/facture/REP00012_48213',
      'ALL',
      { kind: 'sign-in', from: '/admin/backend/facture/REP00012_48213', reason: 'another-role' },
    ],
    ['/auth/particulier', null, { kind: 'show' }],
    ['/auth/login', 'ADM', { kind: 'show' }],
  ] as const)('of %s as %s leads to %j', (path, role, visit) => {
    expect(decideVisit(path, { role })).toEqual(visit);
  });

  it.each(['/', '/admin/reparation/reception', '/admin/dashboard', '/admin/unknown', '/view/document'])(
    'of %s by a closed account ends at its own page',
    (start) => {
      const closed = { role: 'REP', entityStatus: EstablishmentStatus.closed } as const;
      let [path, visit] = [start, decideVisit(start, closed)];
      for (let steps = 0; visit.kind === 'redirect'; steps += 1) {
        expect(steps).toBeLessThan(3);
        [path, visit] = [visit.to, decideVisit(visit.to, closed)];
      }
      expect({ path, visit }).toEqual({ path: '/admin/profile', visit: { kind: 'show' } });
    },
  );

  it('never leads in circles', () => {
    for (const role of [null, ...roles]) {
      for (const start of ['/', '/x', '/admin/x', '/auth/x', '/admin/dashboard']) {
        let visit = decideVisit(start, { role });
        for (let steps = 0; visit.kind === 'redirect'; steps += 1) {
          expect(steps).toBeLessThan(3);
          visit = decideVisit(visit.to, { role });
        }
      }
    }
  });
});
