import type { Page } from '@playwright/test';
import { freshClient } from '../whole-file/client.ts';
import { screenActs } from './screen-acts.ts';
import type { Screen } from './screen.ts';

const counter = {
  as: 'REP',
  lcp: 2_500,
  scripts: 200,
  reason:
    'the shell weighs 117 KiB, zod 29, the dialogs that load behind the page 57; at a quarter of its speed a processor runs them for 2 s (ADR 68)',
} as const;
const form = {
  as: 'REP',
  path: '/admin/reparation/reception',
  scripts: 260,
  reason: 'the shell and its frame weigh 150 KiB, the page 118, the dialogs that load behind it 57 (ADR 94)',
} as const;

/** Somebody new at the counter: the form asks who it is. */
async function searchSomebodyNew(page: Page): Promise<void> {
  await page.getByLabel('Mobile du client', { exact: true }).fill(freshClient().phone);
  await page.getByLabel('Nom', { exact: true }).waitFor();
}

async function openBrands(page: Page): Promise<void> {
  await searchSomebodyNew(page);
  await page.getByRole('combobox', { name: 'Marque ou enseigne' }).click();
  await page.getByRole('option').first().waitFor();
}

/** What a repairer and the desk open, on a running product. */
export const signedInScreens: readonly Screen[] = [
  { ...counter, name: 'counter home', path: '/admin/accueil', acts: screenActs.home },
  { ...counter, ...form, name: 'open a file', acts: screenActs.reception },
  { ...form, name: 'identify', act: searchSomebodyNew },
  { ...form, name: 'describe bike', act: openBrands },
  { ...counter, name: 'record invoice', path: '/admin/seances/liste/:file', acts: screenActs.invoice },
  { ...counter, name: 'finalise', path: '/admin/livraison/finalisation/:file' },
  { ...counter, name: 'list of files', path: '/admin/reparation/livraison', acts: screenActs.list },
  { name: 'profile', as: 'REP', path: '/admin/profile', lcp: 2_500, scripts: 300 },
  {
    name: 'desk list',
    as: 'ADM',
    path: '/admin/backend/reparations',
    lcp: 3_000,
    scripts: 300,
    acts: screenActs.deskList,
  },
  {
    name: 'desk file',
    as: 'ADM',
    path: '/admin/backend/facture/:file',
    lcp: 3_000,
    scripts: 300,
    acts: screenActs.deskFile,
  },
];
