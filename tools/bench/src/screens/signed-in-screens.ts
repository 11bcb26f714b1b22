import type { Page } from '@playwright/test';
import { freshClient } from '../whole-file/client.ts';
import { screenActs } from './screen-acts.ts';
import type { Screen } from './screen.ts';

const counter = {
  as: 'REP',
  lcp: 2_500,
  scripts: 200,
  reason:
    'its largest paint is what the answers say, behind shell, cache and page, which a processor at a quarter of its speed runs for 1.5 s; the next visit draws how home and lists looked last (ADR 101, 111)',
} as const;
const form = {
  as: 'REP',
  path: '/admin/reparation/reception',
  scripts: 260,
  reason: 'the form brings combo box, date, numbers and its rules, which weigh 120 KiB (ADR 94, 101)',
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
  {
    ...counter,
    name: 'record invoice',
    // Its form though the file has an invoice, as all of the demo's that are to be finished.
    path: '/admin/seances/liste/:file?ajouter',
    acts: screenActs.invoice,
    reason:
      '220 KiB before an amount stands there (shell, frame and cache 138, frame of the remote 28, chosen files 16, stamp 13), 25 more with the amount of the invoice, which is reckoned by the rules of the campaign; with the service worker its largest paint is a hint of the form, which is drawn once the file is read (ADR 101, 111, 112)',
  },
  {
    ...counter,
    name: 'finalise',
    path: '/admin/livraison/finalisation/:file',
    reason:
      'shell, frame and cache weigh 138 KiB, the frame of the remote 28, the rules of a file and its documents 43; what it says first is the file’s, so that its largest paint waits for the answer also with the service worker (ADR 101, 111)',
  },
  { ...counter, name: 'list of files', path: '/admin/reparation/livraison', acts: screenActs.list },
  {
    name: 'profile',
    as: 'REP',
    path: '/admin/profile',
    lcp: 2_500,
    scripts: 300,
    reason:
      'its form weighs 119 KiB: combo boxes and lists 66, fields and their rules 53; its largest paint is what the shop typed, which the device does not keep (ADR 101, 111)',
  },
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
    reason:
      'its PDF reader weighs 430 KiB, without which it has 291, and shares the line with the photo, which is the largest paint; the first key brings the file and the style sheet of dialogs, for which the whole page is styled anew, and the processor at a quarter of its speed spends 184 ms on the key itself (ADR 114)',
  },
];
