import type { RemoteProps } from '@alveole/contracts';
import { PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';

const establishments = () => import('./browse-establishments/browse-establishments-page.tsx');

/** The pages of this remote; each loads when it is first shown. */
const pages: readonly PageEntry<RemoteProps>[] = [
  { path: '/admin/backend/entreprises', load: async () => (await establishments()).CompaniesPage },
  { path: '/admin/backend/associations_hors_moselle', load: async () => (await establishments()).AssociationsPage },
  { path: '/admin/backend/associations_moselle', load: async () => (await establishments()).MoselleAssociationsPage },
  { path: '/admin/backend/collectivites', load: async () => (await establishments()).LocalAuthoritiesPage },
  {
    path: '/admin/backend/folder/:id',
    load: async () => (await import('./review-establishment/review-establishment-page.tsx')).ReviewEstablishmentPage,
  },
  {
    path: '/admin/backend/reparations',
    load: async () => (await import('./browse-repairs/browse-repairs-page.tsx')).BrowseRepairsPage,
  },
  {
    path: '/admin/backend/facture/:id',
    load: async () => (await import('./review-repair/review-repair-page.tsx')).ReviewRepairPage,
  },
  {
    path: '/admin/backend/remboursements',
    load: async () => (await import('./pay-refunds/pay-refunds-page.tsx')).PayRefundsPage,
  },
  { path: '/admin/settings', load: async () => (await import('./switch-sms/switch-sms-page.tsx')).SwitchSmsPage },
];

/** The one module that this remote exposes. */
export default function BackOfficeRoutes(props: RemoteProps): ReactNode {
  return <PageRoutes pages={pages} props={props} />;
}
