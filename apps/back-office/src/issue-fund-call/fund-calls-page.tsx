import type { RemoteProps } from '@alveole/contracts';
import { EmptyState, LinkButton, Page, PageTitle, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { campaignPath } from '../read-envelopes/envelopes-path.ts';
import { FundCallList } from '../read-fund-call/fund-call-list.tsx';

import { texts as callTexts } from '../read-fund-call/read-fund-call.text.ts';
import { VerifyCalls } from '../read-fund-call/verify-calls.tsx';
import { texts } from './issue-fund-call.text.ts';
import { NextFundCall } from './next-fund-call.tsx';

/** The desk's calls for funds: the next one to prepare, and those that were issued. */
export function FundCallsPage(props: RemoteProps): ReactNode {
  const hasFunders = (props.config.campaign.funders ?? []).length > 0;
  return (
    <Page>
      <PageTitle lead={texts.lead} trail={[{ label: texts.trail, href: '/admin/backend/remboursements' }]}>
        {callTexts.title}
      </PageTitle>
      <Stack>
        {hasFunders ? <NextFundCall {...props} /> : null}
        <FundCallList
          api={props.api}
          notify={props.notify}
          isOfAllFunders
          empty={
            hasFunders ? (
              <EmptyState icon="euro" title={texts.emptyTitle}>
                {texts.empty}
              </EmptyState>
            ) : (
              <EmptyState
                icon="euro"
                title={texts.noFundersTitle}
                action={<LinkButton href={campaignPath}>{texts.toCampaign}</LinkButton>}
              >
                {texts.noFunders}
              </EmptyState>
            )
          }
        />
        {hasFunders ? <VerifyCalls /> : null}
      </Stack>
    </Page>
  );
}
