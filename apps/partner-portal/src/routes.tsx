import type { RemoteProps } from '@alveole/contracts';
import { PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';

/** The pages of this remote; each loads when it is first shown. */
const pages: readonly PageEntry<RemoteProps>[] = [
  {
    path: '/auth/login',
    load: async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage,
  },
  {
    path: '/auth/forgot',
    load: async () => (await import('./recover-password/recover-password-page.tsx')).RecoverPasswordPage,
  },
  {
    path: '/auth/register',
    load: async () => (await import('./register-establishment/register-establishment-page.tsx')).RegisterPage,
  },
  {
    path: '/admin/autoriser',
    load: async () => (await import('./manage-grants/allow-software-page.tsx')).AllowSoftwarePage,
  },
  { path: '/admin/profile', load: async () => (await import('./save-establishment/profile-page.tsx')).ProfilePage },
];

/** The one module that this remote exposes. */
export default function PartnerPortalRoutes(props: RemoteProps): ReactNode {
  return <PageRoutes pages={pages} props={props} />;
}
