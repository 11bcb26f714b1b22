import type { RemoteProps } from '@alveole/contracts';
import { EmptyState, Page, PageTitle, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { FundCallList } from './fund-call-list.tsx';
import { texts } from './read-fund-call.text.ts';
import { VerifyCalls } from './verify-calls.tsx';

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
