import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { UseQueryResult } from '@alveole/query';
import { ErrorState, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';

interface QueryStateProps {
  readonly query: Pick<UseQueryResult<unknown>, 'isPending' | 'isError' | 'isRefetching' | 'error' | 'refetch'>;
  /** What is on its way. */
  readonly label: string;
  /** Rows that are drawn for it. */
  readonly count: number;
  /** Sentences of refusals by their ids. */
  readonly refusals: Parameters<typeof frenchMessage>[1];
}

/** What stands in the place of a short list that is on its way or could not be read; nothing once it is there. */
export function QueryState({ query, label, count, refusals }: QueryStateProps): ReactNode {
  if (query.isPending) return <Skeleton label={label} shape="row" count={count} />;
  if (!query.isError) return null;
  return (
    <ErrorState
      message={frenchMessage(query.error, refusals)}
      requestId={isAppError(query.error) ? query.error.requestId : undefined}
      onRetry={() => void query.refetch()}
      isRetrying={query.isRefetching}
    />
  );
}
