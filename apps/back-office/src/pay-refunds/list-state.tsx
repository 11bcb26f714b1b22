import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { ErrorState, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { texts } from './pay-refunds.text.ts';

/** A list that is on its way or could not be read; its content otherwise. */
export function ListState({
  list,
  children,
}: {
  readonly list: KeysetList<unknown>;
  readonly children: ReactNode;
}): ReactNode {
  const { error } = list;
  if (list.isPending) return <Skeleton label={texts.loading} shape="row" count={6} />;
  if (!error || list.rows.length > 0) return children;
  const requestId = isAppError(error) ? error.requestId : undefined;
  return (
    <ErrorState
      message={frenchMessage(error)}
      requestId={requestId}
      onRetry={list.retry}
      isRetrying={list.isRetrying}
    />
  );
}
