import { frenchMessage, type FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { ErrorState } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface FailedQuery {
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isRefetching?: boolean;
}

/** What could not be read, and the way to ask for it again. */
export function LoadFailure({
  query,
  messages,
}: {
  readonly query: FailedQuery;
  /** Of refusals that mean something of their own here. */
  readonly messages?: FrenchTexts;
}): ReactNode {
  const { error, refetch, isRefetching = false } = query;
  return (
    <ErrorState
      message={frenchMessage(error, messages)}
      requestId={isAppError(error) ? error.requestId : undefined}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  );
}
