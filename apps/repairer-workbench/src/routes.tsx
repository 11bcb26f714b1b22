import type { RemoteProps } from '@alveole/contracts';
import { Navigate, PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { CounterGate } from './work-offline/counter-gate.tsx';

/** The finalisation of no file in particular: the list tells which wait for it. */
const ToList = (): ReactNode => <Navigate to={paths.repairs} replace />;

/** The pages of this remote; each loads when it is first shown. */
const pages: readonly PageEntry<RemoteProps>[] = [
  {
    path: '/admin/virements',
    load: async () => (await import('./read-payments/read-payments-page.tsx')).ReadPaymentsPage,
  },
  { path: '/admin/accueil', load: async () => (await import('./read-home/home-page.tsx')).HomePage },
  {
    path: '/admin/reparation/livraison',
    load: async () => (await import('./list-repairs/list-repairs-page.tsx')).ListRepairsPage,
  },
  {
    path: '/admin/reparation/livraison/:id',
    load: async () => (await import('./follow-file/follow-file-page.tsx')).FollowFilePage,
  },
  {
    path: '/admin/reparation/dossiers',
    load: async () => (await import('./list-repairs/list-repairs-page.tsx')).BrowseComplementsPage,
  },
  {
    path: '/admin/reparation/dossiers/:id',
    load: async () => (await import('./follow-file/follow-file-page.tsx')).FollowFilePage,
  },
  {
    path: '/admin/reparation/reception',
    load: async () => (await import('./open-repair/reception-page.tsx')).RepairReceptionPage,
  },
  {
    path: '/admin/reparation/reception/seance',
    load: async () => (await import('./open-repair/reception-page.tsx')).SessionReceptionPage,
  },
  {
    path: '/admin/seances/liste',
    load: async () => (await import('./list-repairs/list-repairs-page.tsx')).BrowseSessionsPage,
  },
  {
    path: '/admin/seances/liste/:id',
    load: async () => (await import('./record-invoice/record-invoice-page.tsx')).RecordInvoicePage,
  },
  { path: '/admin/envois', load: async () => (await import('./show-queue/queue-page.tsx')).QueuePage },
  { path: '/admin/livraison/finalisation', page: ToList },
  {
    path: '/admin/livraison/finalisation/:id',
    load: async () => (await import('./confirm-pick-up/confirm-pick-up-page.tsx')).ConfirmPickUpPage,
  },
  {
    path: '/admin/livraison/finalisation/:id/fin',
    load: async () => (await import('./finish-file/finish-file-page.tsx')).FinishFilePage,
  },
  {
    path: '/admin/close_repair',
    load: async () => (await import('./find-repair/find-repair-page.tsx')).CloseRepairPage,
  },
  {
    path: '/admin/close_seance',
    load: async () => (await import('./find-repair/find-repair-page.tsx')).CloseSessionPage,
  },
];

/** The one module that this remote exposes. */
export default function RepairerWorkbenchRoutes(props: RemoteProps): ReactNode {
  return <CounterGate {...props}>{(deviceProps) => <PageRoutes pages={pages} props={deviceProps} />}</CounterGate>;
}
