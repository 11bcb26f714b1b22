import { drawForEachCampaign } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { legalTextPlaces } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { prerenderPages } from '@alveole/router/prerender';
import { AccessibilityPage } from './declare-accessibility/accessibility-page.tsx';
import { ProgrammePage } from './discover-programme/programme-page.tsx';
import { FindLessonPage } from './find-establishments/find-lesson-page.tsx';
import { FindEstablishmentsPage } from './find-establishments/find-establishments-page.tsx';
import { FaqPage } from './get-help/faq-page.tsx';
import { HelpPage } from './get-help/help-page.tsx';
import { LegalTextPage } from './read-legal-text/legal-text-page.tsx';
import { OpenFiguresPage } from './read-statistics/open-figures-page.tsx';
import { OpenAccountsPage } from './read-open-accounts/open-accounts-page.tsx';
import { OpenPaymentsPage } from './read-open-payments/open-payments-page.tsx';
import { VerifyLogPage } from './verify-log/verify-log-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';

/** The light pages of this remote as HTML; the browser then takes them over as they stand. */
export const pages = (campaigns: readonly Campaign[]) =>
  drawForEachCampaign(campaigns, (config) =>
    // While they are drawn, these pages read nothing else of their props.
    prerenderPages({ config } as RemoteProps, {
      landing: { path: '/auth/particulier', page: LandingPage },
      'faire-reparer': { path: '/auth/particulier/faire-reparer', page: FindEstablishmentsPage },
      'remettre-en-selle': { path: '/auth/particulier/remettre-en-selle', page: FindLessonPage },
      aide: { path: '/auth/particulier/aide', page: HelpPage },
      faq: { path: '/auth/particulier/faq', page: FaqPage },
      accessibilite: { path: '/auth/particulier/accessibilite', page: AccessibilityPage },
      programme: { path: '/auth/programme', page: ProgrammePage },
      comptes: { path: '/auth/programme/comptes', page: OpenAccountsPage },
      versements: { path: '/auth/programme/versements', page: OpenPaymentsPage },
      verifier: { path: '/auth/programme/verifier', page: VerifyLogPage },
      ...Object.fromEntries(
        legalTextPlaces.map(({ id, page }) => [id, { path: `/${page}`, page: LegalTextPage }] as const),
      ),
      chiffres: { path: '/auth/programme/chiffres', page: OpenFiguresPage },
    }),
  );
