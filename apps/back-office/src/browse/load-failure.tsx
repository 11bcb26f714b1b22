import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { ErrorState } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface FailedQuery {
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isRefetching?: boolean;
}

/** What could not be read, and the way to ask for it again. */
export function LoadFailure({ query }: { readonly query: FailedQuery }): ReactNode {
  const { error, refetch, isRefetching = false } = query;
  return (
    <ErrorState
      message={frenchMessage(error)}
      requestId={isAppError(error) ? error.requestId : undefined}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  );
}
