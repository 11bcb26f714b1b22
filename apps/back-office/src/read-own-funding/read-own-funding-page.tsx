import type { RemoteProps } from '@alveole/contracts';
import { campaignPaidBy, funderNameOf } from '@alveole/domain';
import { Button, Card, Cluster, LinkButton, Notice, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
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
    <Page paper="upright">
      <PageTitle
        lead={data ? texts.leadOf(data.funderName, campaignPaidBy(campaign, data.funderId).name) : texts.lead}
        actions={
          <Button icon="print" onPress={() => window.print()}>
            {texts.print}
          </Button>
        }
      >
        {texts.title}
      </PageTitle>
      {data ? <p className="print-only">{texts.printed(new Date().toISOString())}</p> : null}
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
        <OwnMoney api={api} />
        <OwnBatches api={api} />
        <div className="no-print">
          <Cluster>
            <LinkButton href={fundedFilesPath}>{texts.toFiles}</LinkButton>
            <LinkButton href={ownFundCallsPath}>{texts.toCalls}</LinkButton>
          </Cluster>
        </div>
      </Stack>
    </Page>
  );
}
