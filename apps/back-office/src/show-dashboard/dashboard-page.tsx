import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { UseQueryResult } from '@alveole/query';
import { EmptyState, ErrorState, Page, PageTitle, Skeleton, Stack, Table } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { EnvelopeWarnings } from '../read-envelopes/envelope-warnings.tsx';
import { texts } from './show-dashboard.text.ts';
import { useWaitingPayments } from './count-waiting.ts';
import { useWaitingEstablishments, useWaitingReviews } from './list-waiting.ts';
import { queueColumns } from './queue-columns.tsx';
import classes from './queue-table.module.css';
import { byAge } from './waiting-item.ts';
import type { WaitingItem } from './waiting-item.ts';

/** Whose queues each answer has. */
const subjects = [texts.establishments, texts.repairs, texts.payments];

/** What waits today for a member of staff: a row for each queue, with its ages, and a button to its oldest file. */
export function DashboardPage(remote: RemoteProps): ReactNode {
  const {
    api,
    session: { role },
  } = remote;
  const [now] = useState(() => new Date());
  const establishments = useWaitingEstablishments(api);
  const reviews = useWaitingReviews(api, role === 'ADM');
  const payments = useWaitingPayments(remote, role === 'ADM');
  const answers = role === 'ADM' ? [establishments, reviews, payments] : [establishments];
  const rows = byAge(answers.flatMap(({ data = [] }) => data));
  const [first] = rows;
  const columns = useMemo(() => queueColumns(now, first), [now, first]);
  const isPending = answers.some((answer) => answer.isPending);
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <EnvelopeWarnings {...remote} />
      <Stack as="section" aria-label={texts.queues}>
        {answers.map((answer, index) => (
          <Failure key={subjects[index]} answer={answer} />
        ))}
        {isPending ? (
          <Skeleton label={texts.loading} shape="row" count={6} />
        ) : rows.length > 0 ? (
          <>
            <Table
              label={texts.queues}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={({ listHref }) => listHref}
              empty={null}
            />
            <p className={classes.help}>{texts.riskHelp}</p>
          </>
        ) : answers.some(({ isError }) => isError) ? null : (
          <EmptyState icon="check" title={texts.nothing}>
            {texts.nothingReason}
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}

/** Queues that cannot be read, with the way to try again; the others stand. */
function Failure({ answer }: { readonly answer: UseQueryResult<readonly WaitingItem[]> }): ReactNode {
  if (!answer.isError) return null;
  return (
    <ErrorState
      message={frenchMessage(answer.error)}
      requestId={isAppError(answer.error) ? answer.error.requestId : undefined}
      onRetry={() => void answer.refetch()}
      isRetrying={answer.isRefetching}
    />
  );
}
