import { roles } from '@alveole/domain';
import { decideVisit } from './decide-visit.ts';

describe('a visit', () => {
  it.each([
    ['/', null, { kind: 'redirect', to: '/auth/login' }],
    ['/elsewhere', 'REP', { kind: 'redirect', to: '/auth/login' }],
    ['/auth/unknown', null, { kind: 'redirect', to: '/auth/login' }],
    ['/admin/unknown', 'REP', { kind: 'redirect', to: '/admin/dashboard' }],
    ['/public/login', null, { kind: 'redirect', to: '/auth/login' }],
    ['/admin/dashboard', 'REP', { kind: 'redirect', to: '/admin/profile' }],
    ['/admin/dashboard', 'FUB', { kind: 'redirect', to: '/admin/backend/associations_hors_moselle' }],
    ['/admin/dashboard', null, { kind: 'sign-in', from: '/admin/dashboard' }],
    ['/admin/backend/entreprises', null, { kind: 'sign-in', from: '/admin/backend/entreprises' }],
    ['/admin/backend/entreprises', 'REP', { kind: 'sign-in', from: '/admin/backend/entreprises' }],
    ['/admin/backend/facture/REP00012_48213', 'ADM', { kind: 'show' }],
    [
      '/admin/backend/facture/REP00012_48213',
      'ALL',
      { kind: 'sign-in', from: '/admin/backend/facture/REP00012_48213' },
    ],
    ['/auth/particulier', null, { kind: 'show' }],
    ['/auth/login', 'ADM', { kind: 'show' }],
  ] as const)('of %s as %s leads to %j', (path, role, visit) => {
    expect(decideVisit(path, role)).toEqual(visit);
  });

  it('never leads in circles', () => {
    for (const role of [null, ...roles]) {
      for (const start of ['/', '/x', '/admin/x', '/auth/x', '/admin/dashboard']) {
        let visit = decideVisit(start, role);
        for (let steps = 0; visit.kind === 'redirect'; steps += 1) {
          expect(steps).toBeLessThan(3);
          visit = decideVisit(visit.to, role);
        }
      }
    }
  });
});
