import type { RemoteProps } from '@alveole/contracts';
import { PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';
import { LandingPage } from './landing/landing-page.tsx';

/** The pages of this remote; each loads when it is first shown, but the landing, which is prerendered. */
const pages: readonly PageEntry<RemoteProps>[] = [
  { path: '/auth/particulier', page: LandingPage },
  {
    path: '/auth/particulier/faire-reparer',
    load: async () => (await import('./find-establishments/find-establishments-page.tsx')).FindEstablishmentsPage,
  },
  {
    path: '/auth/particulier/remettre-en-selle',
    load: async () => (await import('./find-establishments/find-lesson-page.tsx')).FindLessonPage,
  },
  {
    path: '/auth/particulier/inscription',
    load: async () => (await import('./pre-register/pre-register-page.tsx')).PreRegisterPage,
  },
  {
    path: '/auth/particulier/codepreinscription',
    load: async () => (await import('./recover-code/recover-code-page.tsx')).RecoverCodePage,
  },
  {
    path: '/auth/particulier/aide',
    load: async () => (await import('./get-help/help-page.tsx')).HelpPage,
  },
  {
    path: '/auth/particulier/faq',
    load: async () => (await import('./get-help/faq-page.tsx')).FaqPage,
  },
  {
    path: '/auth/particulier/accessibilite',
    load: async () => (await import('./declare-accessibility/accessibility-page.tsx')).AccessibilityPage,
  },
  {
    path: '/auth/particulier/confirmation',
    load: async () => (await import('./confirm-pick-up/confirm-pick-up-page.tsx')).ConfirmPickUpPage,
  },
  {
    path: '/auth/particulier/donnees',
    load: async () => (await import('./ask-own-data/ask-own-data-page.tsx')).AskOwnDataPage,
  },
  {
    path: '/auth/particulier/donnees/suivi',
    load: async () => (await import('./ask-own-data/follow-own-data-page.tsx')).FollowOwnDataPage,
  },
  {
    path: '/auth/courriels',
    load: async () => (await import('./stop-messages/stop-messages-page.tsx')).StopMessagesPage,
  },
  {
    path: '/auth/programme',
    load: async () => (await import('./discover-programme/programme-page.tsx')).ProgrammePage,
  },
  {
    path: '/auth/programme/chiffres',
    load: async () => (await import('./read-statistics/open-figures-page.tsx')).OpenFiguresPage,
  },
  {
    path: '/auth/programme/comptes',
    load: async () => (await import('./read-open-accounts/open-accounts-page.tsx')).OpenAccountsPage,
  },
  {
    path: '/auth/programme/versements',
    load: async () => (await import('./read-open-payments/open-payments-page.tsx')).OpenPaymentsPage,
  },
  {
    path: '/auth/programme/textes/:texte',
    load: async () => (await import('./read-legal-text/legal-text-page.tsx')).LegalTextPage,
  },
  {
    path: '/auth/programme/verifier',
    load: async () => (await import('./verify-log/verify-log-page.tsx')).VerifyLogPage,
  },
];

/** The one module that this remote exposes. */
export default function PublicSiteRoutes(props: RemoteProps): ReactNode {
  return <PageRoutes pages={pages} props={props} />;
}
