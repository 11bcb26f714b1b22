import type { Campaign } from '@alveole/domain';
import { drawWaitingPages } from '@alveole/shared-screens/draw-waiting';
import { ConfirmPickUpPage } from './confirm-pick-up/confirm-pick-up-page.tsx';
import { CloseRepairPage, CloseSessionPage } from './find-repair/find-repair-page.tsx';
import { FinishFilePage } from './finish-file/finish-file-page.tsx';
import { FollowFilePage } from './follow-file/follow-file-page.tsx';
import { BrowseComplementsPage, BrowseSessionsPage, ListRepairsPage } from './list-repairs/list-repairs-page.tsx';
import { RepairReceptionPage, SessionReceptionPage } from './open-repair/reception-page.tsx';
import { HomePage } from './read-home/home-page.tsx';
import { ReadPaymentsPage } from './read-payments/read-payments-page.tsx';
import { RecordInvoicePage } from './record-invoice/record-invoice-page.tsx';
import { QueuePage } from './show-queue/queue-page.tsx';

/** The pages of this remote as HTML, which the gateway draws while they wait. */
export const pages = (campaigns: readonly Campaign[]) =>
  drawWaitingPages(campaigns, {
    '/admin/virements': ReadPaymentsPage,
    '/admin/accueil': HomePage,
    '/admin/reparation/livraison': ListRepairsPage,
    '/admin/reparation/livraison/:id': FollowFilePage,
    '/admin/reparation/dossiers': BrowseComplementsPage,
    '/admin/reparation/dossiers/:id': FollowFilePage,
    '/admin/reparation/reception': RepairReceptionPage,
    '/admin/reparation/reception/seance': SessionReceptionPage,
    '/admin/seances/liste': BrowseSessionsPage,
    '/admin/seances/liste/:id': RecordInvoicePage,
    '/admin/envois': QueuePage,
    '/admin/livraison/finalisation/:id': ConfirmPickUpPage,
    '/admin/livraison/finalisation/:id/fin': FinishFilePage,
    '/admin/close_repair': CloseRepairPage,
    '/admin/close_seance': CloseSessionPage,
  });
