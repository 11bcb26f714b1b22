import type { RemoteProps } from '@alveole/contracts';
import { Card, EmptyState, Page, PageTitle, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { FundCallList } from './fund-call-list.tsx';
import { texts } from './read-fund-call.text.ts';

/** What the signed-in funder was asked for, with its papers and how they are verified. */
export function OwnFundCallsPage({ api, notify }: RemoteProps): ReactNode {
  return (
    <Page>
      <PageTitle lead={texts.ownLead}>{texts.title}</PageTitle>
      <Stack>
        <FundCallList
          api={api}
          notify={notify}
          empty={
            <EmptyState icon="euro" title={texts.ownEmptyTitle}>
              {texts.ownEmpty}
            </EmptyState>
          }
        />
        <VerifyCalls />
      </Stack>
    </Page>
  );
}

/** How anybody verifies a call against the public log. */
export function VerifyCalls(): ReactNode {
  return (
    <Card title={texts.verify}>
      <Stack>
        <p>{texts.verifyLead}</p>
        <p>
          <code>{texts.verifyCommand}</code>
        </p>
        <p className="no-print">
          <TextLink href="/auth/programme/verifier">{texts.toLog}</TextLink>
        </p>
      </Stack>
    </Card>
  );
}
