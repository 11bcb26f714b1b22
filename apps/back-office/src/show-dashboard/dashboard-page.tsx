import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { UseQueryResult } from '@alveole/query';
import { EmptyState, ErrorState, Grid, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './show-dashboard.text.ts';
import { useWaitingEstablishments, useWaitingReviews } from './list-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';
import { byAge } from './waiting-item.ts';
import type { WaitingItem } from './waiting-item.ts';

/** What waits today for a member of staff: how many, for how long, and a button to the first. */
export function DashboardPage({ api, session: { role } }: RemoteProps): ReactNode {
  const establishments = useWaitingEstablishments(api);
  const reviews = useWaitingReviews(api, role === 'ADM');
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Queues label={texts.establishments} queues={establishments} />
      {role === 'ADM' ? <Queues label={texts.repairs} queues={reviews} /> : null}
    </Page>
  );
}

interface QueuesProps {
  readonly label: string;
  readonly queues: UseQueryResult<readonly WaitingItem[]>;
}

function Queues({ label, queues }: QueuesProps): ReactNode {
  const [now] = useState(() => new Date());
  const waiting = byAge(queues.data ?? []);
  return (
    <Stack as="section" aria-label={label}>
      <h2>{label}</h2>
      {queues.isPending ? <Skeleton label={texts.loading} shape="card" count={2} /> : null}
      {queues.isError ? (
        <ErrorState
          message={frenchMessage(queues.error)}
          requestId={isAppError(queues.error) ? queues.error.requestId : undefined}
          onRetry={() => void queues.refetch()}
          isRetrying={queues.isRefetching}
        />
      ) : null}
      {queues.data && waiting.length === 0 ? (
        <EmptyState icon="check" title={texts.nothing}>
          {texts.nothingReason}
        </EmptyState>
      ) : null}
      <Grid columns="wide">
        {waiting.map((item) => (
          <WaitingCard key={item.id} item={item} now={now} />
        ))}
      </Grid>
    </Stack>
  );
}
