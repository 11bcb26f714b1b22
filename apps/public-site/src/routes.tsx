import type { RemoteProps } from '@alveole/contracts';
import { PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';
import { LandingPage } from './landing/landing-page.tsx';

/** The pages of this remote; each loads when it is first shown, but the landing, which is prerendered. */
const pages: readonly PageEntry<RemoteProps>[] = [
  { path: '/auth/particulier', page: LandingPage },
  { path: '/auth/particulier/faire-reparer', load: async () => (await import('./find-shop/find-shop-page.tsx')).FindShopPage },
  { path: '/auth/particulier/remettre-en-selle', load: async () => (await import('./find-shop/find-lesson-page.tsx')).FindLessonPage },
  { path: '/auth/particulier/inscription', load: async () => (await import('./pre-register/pre-register-page.tsx')).PreRegisterPage },
];

/** The one module that this remote exposes. */
export default function PublicSiteRoutes(props: RemoteProps): ReactNode {
  return <PageRoutes pages={pages} props={props} />;
}
