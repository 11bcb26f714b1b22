import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { funderNameOf } from '@alveole/domain';
import { EmptyState, ErrorState, LinkButton, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { awaitingListPath } from '../list-repairs/repair-filters.ts';
import { EnvelopeCard } from './envelope-card.tsx';
import { campaignPath } from './envelopes-path.ts';
import { texts } from './read-envelopes.text.ts';
import { useEnvelopes } from './use-envelopes.ts';

/** What each funder gives to the campaign, and how far it is used. */
export function ReadEnvelopesPage({ api, config }: RemoteProps): ReactNode {
  const envelopes = useEnvelopes(api);
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      {envelopes.isPending ? <Skeleton label={texts.loading} shape="card" count={2} /> : null}
      {envelopes.isError ? (
        <ErrorState
          message={frenchMessage(envelopes.error)}
          requestId={isAppError(envelopes.error) ? envelopes.error.requestId : undefined}
          onRetry={() => void envelopes.refetch()}
          isRetrying={envelopes.isRefetching}
        />
      ) : null}
      {envelopes.data?.length === 0 ? (
        <EmptyState
          icon="euro"
          title={texts.noneTitle}
          action={<LinkButton href={campaignPath}>{texts.toCampaign}</LinkButton>}
        >
          {texts.none}
        </EmptyState>
      ) : null}
      <Stack>
        {envelopes.data?.map((envelope) => (
          <EnvelopeCard
            key={envelope.funderId}
            envelope={envelope}
            campaign={config.campaign}
            awaitingHref={awaitingListPath}
            nameOf={(funderId) => funderNameOf(config.campaign, funderId)}
          />
        ))}
      </Stack>
    </Page>
  );
}
