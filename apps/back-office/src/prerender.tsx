import type { Campaign } from '@alveole/domain';
import { drawWaitingPages } from '@alveole/shared-screens/draw-waiting';
import { MessagesPage } from './follow-messages/messages-page.tsx';
import {
  AllEstablishmentsPage,
  AssociationsPage,
  CompaniesPage,
  LocalAuthoritiesPage,
  MoselleAssociationsPage,
} from './list-establishments/list-establishments-page.tsx';
import { FundCallsPage } from './issue-fund-call/fund-calls-page.tsx';
import { ListFundedFilesPage } from './list-funded-files/list-funded-files-page.tsx';
import { ManageClientsPage } from './manage-clients/manage-clients-page.tsx';
import { ManageFundersPage } from './manage-funders/manage-funders-page.tsx';
import { OwnFundCallsPage } from './read-fund-call/own-fund-calls-page.tsx';
import { ReadOwnFundingPage } from './read-own-funding/read-own-funding-page.tsx';
import { ListRepairsPage } from './list-repairs/list-repairs-page.tsx';
import { PersonRequestPage } from './manage-person-requests/person-request-page.tsx';
import { PersonRequestsPage } from './manage-person-requests/person-requests-page.tsx';
import { ManageStaffPage } from './manage-staff/manage-staff-page.tsx';
import { PayRefundsPage } from './pay-refunds/pay-refunds-page.tsx';
import { ReplayCampaignPage } from './replay-campaign/replay-campaign-page.tsx';
import { PublishCampaignPage } from './publish-campaign/publish-campaign-page.tsx';
import { RecoverDebtsPage } from './recover-debts/recover-debts-page.tsx';
import { ReadEnvelopesPage } from './read-envelopes/read-envelopes-page.tsx';
import { ReadBeneficiaryPage } from './read-beneficiary/read-beneficiary-page.tsx';
import { ReviewEstablishmentPage } from './review-establishment/review-establishment-page.tsx';
import { ReviewRepairPage } from './review-repair/review-repair-page.tsx';
import { SaveReasonsPage } from './save-reasons/save-reasons-page.tsx';
import { DashboardPage } from './show-dashboard/dashboard-page.tsx';
import { SwitchSmsPage } from './switch-sms/switch-sms-page.tsx';

/**
 * The pages of this remote as HTML, which the gateway draws while they wait. Not those which begin by what day it is, or by
 * a draft of this device.
 */
export const pages = (campaigns: readonly Campaign[]) =>
  drawWaitingPages(campaigns, {
    '/admin/dashboard': DashboardPage,
    '/admin/backend/entreprises': CompaniesPage,
    '/admin/backend/associations_hors_moselle': AssociationsPage,
    '/admin/backend/associations_moselle': MoselleAssociationsPage,
    '/admin/backend/collectivites': LocalAuthoritiesPage,
    '/admin/backend/etablissements': AllEstablishmentsPage,
    '/admin/backend/:list': AllEstablishmentsPage,
    '/admin/backend/folder/:id': ReviewEstablishmentPage,
    '/admin/backend/reparations': ListRepairsPage,
    '/admin/backend/facture/:id': ReviewRepairPage,
    '/admin/backend/beneficiaire/:id': ReadBeneficiaryPage,
    '/admin/backend/remboursements': PayRefundsPage,
    '/admin/backend/enveloppes': ReadEnvelopesPage,
    '/admin/backend/recouvrement': RecoverDebtsPage,
    '/admin/backend/appels': FundCallsPage,
    '/admin/financeur': ReadOwnFundingPage,
    '/admin/financeur/dossiers': ListFundedFilesPage,
    '/admin/financeur/appels': OwnFundCallsPage,
    '/admin/backend/demandes': PersonRequestsPage,
    '/admin/backend/demandes/:id': PersonRequestPage,
    '/admin/backend/courriels': MessagesPage,
    '/admin/settings': SwitchSmsPage,
    '/admin/settings/equipe': ManageStaffPage,
    '/admin/settings/financeurs': ManageFundersPage,
    '/admin/settings/logiciels': ManageClientsPage,
    '/admin/settings/motifs': SaveReasonsPage,
    '/admin/settings/campagne': PublishCampaignPage,
    '/admin/settings/campagne/simulation': ReplayCampaignPage,
  });
