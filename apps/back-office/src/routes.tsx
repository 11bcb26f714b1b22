import type { RemoteProps } from '@alveole/contracts';
import { PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';

/** The pages of this remote; each loads when it is first shown. */
const pages: readonly PageEntry<RemoteProps>[] = [
  {
    path: '/admin/settings/campagne',
    load: async () => (await import('./publish-campaign/publish-campaign-page.tsx')).PublishCampaignPage,
  },
  {
    path: '/admin/settings/campagne/simulation',
    load: async () => (await import('./replay-campaign/replay-campaign-page.tsx')).ReplayCampaignPage,
  },
  {
    path: '/admin/dashboard',
    load: async () => (await import('./show-dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/admin/backend/entreprises',
    load: async () => (await import('./list-establishments/list-establishments-page.tsx')).CompaniesPage,
  },
  {
    path: '/admin/backend/associations_hors_moselle',
    load: async () => (await import('./list-establishments/list-establishments-page.tsx')).AssociationsPage,
  },
  {
    path: '/admin/backend/associations_moselle',
    load: async () => (await import('./list-establishments/list-establishments-page.tsx')).MoselleAssociationsPage,
  },
  {
    path: '/admin/backend/collectivites',
    load: async () => (await import('./list-establishments/list-establishments-page.tsx')).LocalAuthoritiesPage,
  },
  {
    path: '/admin/backend/:list',
    load: async () => (await import('./list-establishments/list-establishments-page.tsx')).AllEstablishmentsPage,
  },
  {
    path: '/admin/backend/folder/:id',
    load: async () => (await import('./review-establishment/review-establishment-page.tsx')).ReviewEstablishmentPage,
  },
  {
    path: '/admin/backend/reparations',
    load: async () => (await import('./list-repairs/list-repairs-page.tsx')).ListRepairsPage,
  },
  {
    path: '/admin/backend/facture/:id',
    load: async () => (await import('./review-repair/review-repair-page.tsx')).ReviewRepairPage,
  },
  {
    path: '/admin/backend/remboursements',
    load: async () => (await import('./pay-refunds/pay-refunds-page.tsx')).PayRefundsPage,
  },
  {
    path: '/admin/backend/enveloppes',
    load: async () => (await import('./read-envelopes/read-envelopes-page.tsx')).ReadEnvelopesPage,
  },
  {
    path: '/admin/backend/recouvrement',
    load: async () => (await import('./recover-debts/recover-debts-page.tsx')).RecoverDebtsPage,
  },
  {
    path: '/admin/backend/appels',
    load: async () => (await import('./issue-fund-call/fund-calls-page.tsx')).FundCallsPage,
  },
  {
    path: '/admin/financeur',
    load: async () => (await import('./read-own-funding/read-own-funding-page.tsx')).ReadOwnFundingPage,
  },
  {
    path: '/admin/financeur/dossiers',
    load: async () => (await import('./list-funded-files/list-funded-files-page.tsx')).ListFundedFilesPage,
  },
  {
    path: '/admin/financeur/appels',
    load: async () => (await import('./read-fund-call/own-fund-calls-page.tsx')).OwnFundCallsPage,
  },
  {
    path: '/admin/settings/logiciels',
    load: async () => (await import('./manage-clients/manage-clients-page.tsx')).ManageClientsPage,
  },
  {
    path: '/admin/settings/financeurs',
    load: async () => (await import('./manage-funders/manage-funders-page.tsx')).ManageFundersPage,
  },
  {
    path: '/admin/backend/demandes',
    load: async () => (await import('./manage-person-requests/person-requests-page.tsx')).PersonRequestsPage,
  },
  {
    path: '/admin/backend/demandes/:id',
    load: async () => (await import('./manage-person-requests/person-request-page.tsx')).PersonRequestPage,
  },
  {
    path: '/admin/backend/courriels',
    load: async () => (await import('./follow-messages/messages-page.tsx')).MessagesPage,
  },
  {
    path: '/admin/backend/statistiques',
    load: async () => (await import('./read-statistics/statistics-page.tsx')).StatisticsPage,
  },
  {
    path: '/view/document',
    load: async () => (await import('./read-document/view-document-page.tsx')).ViewDocumentPage,
  },
  { path: '/admin/robot', load: async () => (await import('./run-in-mass/mass-tools-page.tsx')).MassToolsPage },
  {
    path: '/admin/robotCGS',
    load: async () => (await import('./run-in-mass/represent-terms-page.tsx')).RepresentTermsPage,
  },
  {
    path: '/admin/settings/equipe',
    load: async () => (await import('./manage-staff/manage-staff-page.tsx')).ManageStaffPage,
  },
  {
    path: '/admin/settings/motifs',
    load: async () => (await import('./save-reasons/save-reasons-page.tsx')).SaveReasonsPage,
  },
  {
    path: '/admin/backend/beneficiaire/:id',
    load: async () => (await import('./read-beneficiary/read-beneficiary-page.tsx')).ReadBeneficiaryPage,
  },
  { path: '/admin/settings', load: async () => (await import('./switch-sms/switch-sms-page.tsx')).SwitchSmsPage },
];

/** The one module that this remote exposes. */
export default function BackOfficeRoutes(props: RemoteProps): ReactNode {
  return <PageRoutes pages={pages} props={props} />;
}
