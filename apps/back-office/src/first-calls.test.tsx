import type { RemoteProps } from '@alveole/contracts';
import { recordFirstCalls } from '@alveole/testing/browser';
import type { ComponentType } from 'react';
import table from './first-calls.json';
import {
  AllEstablishmentsPage,
  AssociationsPage,
  CompaniesPage,
  LocalAuthoritiesPage,
  MoselleAssociationsPage,
} from './list-establishments/list-establishments-page.tsx';
import { ListFundedFilesPage } from './list-funded-files/list-funded-files-page.tsx';
import { OwnFundCallsPage } from './read-fund-call/own-fund-calls-page.tsx';
import { ReadOwnFundingPage } from './read-own-funding/read-own-funding-page.tsx';
import { ListRepairsPage } from './list-repairs/list-repairs-page.tsx';
import { ReviewEstablishmentPage } from './review-establishment/review-establishment-page.tsx';
import { ReviewRepairPage } from './review-repair/review-repair-page.tsx';
import { DashboardPage } from './show-dashboard/dashboard-page.tsx';

const pages: readonly [keyof typeof table, ComponentType<RemoteProps>][] = [
  ['/admin/dashboard', DashboardPage],
  ['/admin/backend/entreprises', CompaniesPage],
  ['/admin/backend/associations_hors_moselle', AssociationsPage],
  ['/admin/backend/associations_moselle', MoselleAssociationsPage],
  ['/admin/backend/collectivites', LocalAuthoritiesPage],
  ['/admin/backend/:list', AllEstablishmentsPage],
  ['/admin/backend/folder/:id', ReviewEstablishmentPage],
  ['/admin/backend/reparations', ListRepairsPage],
  ['/admin/backend/facture/:id', ReviewRepairPage],
  ['/admin/financeur', ReadOwnFundingPage],
  ['/admin/financeur/dossiers', ListFundedFilesPage],
  ['/admin/financeur/appels', OwnFundCallsPage],
];

const addressOf = (text: string): string =>
  text.replace(':id', 'REP00042_10001').replace(':list', 'etablissements').replace(':entityId', 'entity-1');

/** Who came by the list has its order already, and asks for no neighbours of the file. */
const neighbours = '/backend/repairs?status=1&recommended=no&order=oldest';
const isOfFile = (path: string): boolean => path === '/admin/backend/facture/:id';

it.each(pages)('makes at %s the calls that its HTML sends ahead', (path, page) => {
  const role = path.startsWith('/admin/financeur') ? 'FIN' : 'ADM';
  const calls = recordFirstCalls({ page, role, path, at: addressOf(path) });
  expect(calls.filter((call) => !isOfFile(path) || call !== neighbours)).toEqual(
    table[path].map(({ call }) => addressOf(call)).toSorted(),
  );
});

it('opens every page of the table', () => {
  expect(pages.map(([path]) => path)).toEqual(Object.keys(table));
});
