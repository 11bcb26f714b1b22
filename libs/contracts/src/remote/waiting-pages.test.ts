import { mayOpen } from '@alveole/domain';
import { waitingName, waitingPages } from './waiting-pages.ts';

it('draws every waiting page for a role that may open it', () => {
  expect(waitingPages.filter(({ path, role }) => !mayOpen(path, role))).toEqual([]);
});

it('draws no waiting page for the sign-out, nor the dashboard for a repairer, who is led to his home', () => {
  expect(waitingPages.filter(({ path }) => path === '/admin/login')).toEqual([]);
  expect(waitingPages.filter(({ path }) => path === '/admin/dashboard').map(({ role }) => role)).toEqual([
    'ADM',
    'ALL',
    'FUB',
  ]);
});

it('names each waiting page by a file of its own, without a colon', () => {
  const names = waitingPages.map(waitingName);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.includes(':'))).toEqual([]);
  expect(names).toContain('waiting/REP/admin/seances/liste/_id');
});
