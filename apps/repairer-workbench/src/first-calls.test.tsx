import type { RemoteProps } from '@alveole/contracts';
import { recordFirstCalls } from '@alveole/testing/browser';
import type { ComponentType } from 'react';
import table from './first-calls.json';
import { ConfirmPickUpPage } from './confirm-pick-up/confirm-pick-up-page.tsx';
import { FinishFilePage } from './finish-file/finish-file-page.tsx';
import { FollowFilePage } from './follow-file/follow-file-page.tsx';
import { BrowseComplementsPage, BrowseSessionsPage, ListRepairsPage } from './list-repairs/list-repairs-page.tsx';
import { RepairReceptionPage, SessionReceptionPage } from './open-repair/reception-page.tsx';
import { HomePage } from './read-home/home-page.tsx';
import { ReadPaymentsPage } from './read-payments/read-payments-page.tsx';
import { RecordInvoicePage } from './record-invoice/record-invoice-page.tsx';

const pages: readonly [keyof typeof table, ComponentType<RemoteProps>][] = [
  ['/admin/accueil', HomePage],
  ['/admin/virements', ReadPaymentsPage],
  ['/admin/reparation/livraison', ListRepairsPage],
  ['/admin/reparation/livraison/:id', FollowFilePage],
  ['/admin/reparation/dossiers', BrowseComplementsPage],
  ['/admin/reparation/dossiers/:id', FollowFilePage],
  ['/admin/reparation/reception', RepairReceptionPage],
  ['/admin/reparation/reception/seance', SessionReceptionPage],
  ['/admin/seances/liste', BrowseSessionsPage],
  ['/admin/seances/liste/:id', RecordInvoicePage],
  ['/admin/livraison/finalisation/:id', ConfirmPickUpPage],
  ['/admin/livraison/finalisation/:id/fin', FinishFilePage],
];

/** The frame asks for the establishment around every page of the counter. */
const frame = '/enrolment/entity/entity-1';

const addressOf = (text: string): string =>
  text.replace(':id', 'REP00042_10001').replace(':list', 'etablissements').replace(':entityId', 'entity-1');

it.each(pages)('makes at %s the calls that its HTML sends ahead', (path, page) => {
  expect(
    [...new Set([frame, ...recordFirstCalls({ page, role: 'REP', path, at: addressOf(path) })])].toSorted(),
  ).toEqual(table[path].map(({ call }) => addressOf(call)).toSorted());
});

it('opens every page of the table', () => {
  expect(pages.map(([path]) => path)).toEqual(Object.keys(table));
});
