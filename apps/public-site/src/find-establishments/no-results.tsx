import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { Finder } from '@alveole/domain';
import { Button, EmptyState, ErrorState, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { finderTexts, resultTexts } from './find-establishments.text.ts';
import classes from './no-results.module.css';
import type { useShops } from './use-shops.ts';

/** Filters that hide a part of what was found, and how to see it all again. */
export interface Narrowed {
  /** Said where they leave nothing. */
  readonly why: string;
  readonly showAll: () => void;
}

export interface NoResultsProps {
  readonly kind: Finder;
  readonly search: ReturnType<typeof useShops>;
  readonly onSearchAgain: () => void;
  readonly narrowed: Narrowed | undefined;
}

/** While there is nothing to list: it comes, it failed, or nothing was found, with what to do then. */
export function NoResults({ kind, search, onSearchAgain, narrowed }: NoResultsProps): ReactNode {
  return (
    <div className={classes.frame}>
      {search.data ? <Nothing {...{ kind, search, onSearchAgain, narrowed }} /> : <Unread search={search} />}
    </div>
  );
}

function Unread({ search }: Pick<NoResultsProps, 'search'>): ReactNode {
  if (!search.isError) return <Skeleton label={resultTexts.loading} shape="card" count={5} />;
  const requestId = isAppError(search.error) ? search.error.requestId : undefined;
  return (
    <ErrorState
      message={frenchMessage(search.error)}
      requestId={requestId}
      onRetry={() => void search.refetch()}
      isRetrying={search.isFetching}
    />
  );
}

function Nothing({ kind, search, onSearchAgain, narrowed }: NoResultsProps): ReactNode {
  const none = search.data?.centre ? finderTexts[kind].none : resultTexts.unknownPostcode;
  const action = narrowed ? (
    <Button onPress={narrowed.showAll}>{resultTexts.showAll}</Button>
  ) : (
    <Button variant="primary" icon="search" onPress={onSearchAgain}>
      {resultTexts.again}
    </Button>
  );
  return (
    <div role="status">
      <EmptyState title={resultTexts.empty} action={action}>
        {narrowed?.why ?? none}
      </EmptyState>
    </div>
  );
}
