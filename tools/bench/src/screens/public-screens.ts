import type { Screen } from './screen.ts';

/** What strangers open, from the gateway alone. */
export const publicScreens: readonly Screen[] = [
  { name: 'landing', path: '/auth/particulier', lcp: 2_100, scripts: 100 },
  // Not a first visit's cost, but that of whoever goes on from there.
  {
    name: 'landing used',
    path: '/auth/particulier',
    lcp: 2_100,
    scripts: 150,
    touched: '#price-amount',
    reason:
      'shell, router and page weigh 143 KiB as those of the other public pages; the calculator brings the engine of the campaign’s rules, 23 (ADR 112)',
  },
  { name: 'repair finder', path: '/auth/particulier/faire-reparer', lcp: 2_500, scripts: 150 },
  { name: 'lesson finder', path: '/auth/particulier/remettre-en-selle', lcp: 2_500, scripts: 150 },
  { name: 'help', path: '/auth/particulier/aide', lcp: 2_500, scripts: 150 },
  { name: 'questions', path: '/auth/particulier/faq', lcp: 2_500, scripts: 150 },
  { name: 'programme', path: '/auth/programme', lcp: 2_500, scripts: 150 },
  { name: 'sign-in', path: '/auth/login', lcp: 2_000, scripts: 150 },
];
