import type { RemoteProps } from '@alveole/contracts';
import { campaignPaidBy, funderNameOf } from '@alveole/domain';
import { Card, Cluster, LinkButton, Notice, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../browse/load-failure.tsx';
import { EnvelopeCard } from '../read-envelopes/envelope-card.tsx';
import { ownFundCallsPath } from '../read-fund-call/fund-call-paths.ts';
import { fundedFilesPath } from '../list-funded-files/funded-filter.ts';
import { OwnBatches, OwnMoney } from './own-money.tsx';
import { texts } from './read-own-funding.text.ts';
import { useOwnFunding } from './read-own-funding.ts';

/** A funder’s home: its envelope, its money month by month, its batches. */
export function ReadOwnFundingPage({ api, config: { campaign } }: RemoteProps): ReactNode {
  const funding = useOwnFunding(api);
  const { data } = funding;
  return (
    <Page>
      <PageTitle lead={data ? texts.leadOf(data.funderName, campaignPaidBy(campaign, data.funderId).name) : texts.lead}>
        {texts.title}
      </PageTitle>
      <Stack>
        {data?.isCurrent === false ? <Notice tone="warning">{texts.former}</Notice> : null}
        {funding.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
        {funding.isError ? <LoadFailure query={funding} /> : null}
        {data?.envelope ? (
          <EnvelopeCard
            envelope={data.envelope}
            campaign={campaign}
            nameOf={(funderId) => funderNameOf(campaign, funderId)}
          />
        ) : null}
        {data && !data.envelope ? (
          <Card title={texts.noEnvelopeTitle}>
            <p>{texts.noEnvelope}</p>
          </Card>
        ) : null}
        <OwnMoney api={api} committedCents={data?.envelope?.committedCents} />
        <OwnBatches api={api} />
        <Cluster>
          <LinkButton href={fundedFilesPath}>{texts.toFiles}</LinkButton>
          <LinkButton href={ownFundCallsPath}>{texts.toCalls}</LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}
