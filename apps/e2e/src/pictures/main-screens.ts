import type { Page } from '@playwright/test';

/** Who looks at a screen: a stranger, or an account of the demo data. */
export type Visitor = 'anybody' | 'REP' | 'ADM';

export interface MainScreen {
  /** As its pictures are named. */
  readonly name: string;
  readonly visitor: Visitor;
  readonly path: string;
  /** Opens the first file of the list that stands at `path`, by the start of its address. */
  readonly firstFile?: string;
}

/** The screens where most of the work is done and most visits begin. */
export const mainScreens: readonly MainScreen[] = [
  { name: 'landing', visitor: 'anybody', path: '/' },
  { name: 'sign-in', visitor: 'anybody', path: '/auth/login' },
  { name: 'registration', visitor: 'anybody', path: '/auth/register' },
  { name: 'pre-registration', visitor: 'anybody', path: '/auth/particulier/inscription' },
  { name: 'finder', visitor: 'anybody', path: '/auth/particulier/faire-reparer' },
  { name: 'open-figures', visitor: 'anybody', path: '/auth/programme/chiffres' },
  { name: 'counter-home', visitor: 'REP', path: '/admin/accueil' },
  { name: 'reception', visitor: 'REP', path: '/admin/reparation/reception' },
  { name: 'counter-list', visitor: 'REP', path: '/admin/reparation/livraison' },
  {
    name: 'counter-file',
    visitor: 'REP',
    path: '/admin/reparation/livraison',
    firstFile: '/admin/reparation/livraison/',
  },
  { name: 'complements', visitor: 'REP', path: '/admin/reparation/dossiers' },
  { name: 'counter-payments', visitor: 'REP', path: '/admin/virements' },
  { name: 'profile', visitor: 'REP', path: '/admin/profile' },
  { name: 'desk-home', visitor: 'ADM', path: '/admin/dashboard' },
  { name: 'desk-list', visitor: 'ADM', path: '/admin/backend/reparations' },
  { name: 'desk-file', visitor: 'ADM', path: '/admin/backend/reparations', firstFile: '/admin/backend/facture/' },
  { name: 'establishments', visitor: 'ADM', path: '/admin/backend/etablissements' },
  {
    name: 'establishment',
    visitor: 'ADM',
    path: '/admin/backend/etablissements',
    firstFile: '/admin/backend/folder/',
  },
  { name: 'refunds', visitor: 'ADM', path: '/admin/backend/remboursements' },
  { name: 'statistics', visitor: 'ADM', path: '/admin/backend/statistiques' },
  { name: 'settings', visitor: 'ADM', path: '/admin/settings' },
];

/** Opens the screen by its address. */
export async function openScreen(page: Page, { path, firstFile }: MainScreen): Promise<void> {
  await page.goto(path);
  if (firstFile === undefined) return;
  const address = await page.locator(`main a[href^="${firstFile}"]`).first().getAttribute('href');
  await page.goto(address ?? path);
}
