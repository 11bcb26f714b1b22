import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import { ErrorState, LoadMore, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './list-repairs.text.ts';
import { EmptyList } from './empty-list.tsx';
import type { EmptyListProps } from './empty-list.tsx';
import { FileRow } from './file-row.tsx';
import type { OwnRepairs } from './use-own-repairs.ts';
import type { PaymentDelay } from '../show-file/use-payment-delay.ts';

export interface OwnFilesProps extends Pick<EmptyListProps, 'isOfSessions'> {
  readonly list: OwnRepairs;
  readonly campaign: Campaign;
  /** When the programme pays what it validated, once known. */
  readonly delay: PaymentDelay | undefined;
  /** What is searched for. */
  readonly text: string | undefined;
  /** How many files the filter has in all, where that is known. */
  readonly total: number | undefined;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

/** The files of a filter; while they are read, where they cannot be, and where there is none, that is said instead. */
export function OwnFiles({ list, campaign, delay, text, total, isOfSessions, ...none }: OwnFilesProps): ReactNode {
  if (list.rows.length > 0) return <Rows list={list} campaign={campaign} delay={delay} total={total} />;
  if (list.isPending) return <Skeleton label={texts.loading} shape="card" count={4} />;
  if (list.failure !== undefined) return <ListFailure list={list} />;
  return <EmptyList query={text} isOfSessions={isOfSessions} {...none} />;
}

function Rows({
  list,
  campaign,
  delay,
  total,
}: Pick<OwnFilesProps, 'list' | 'campaign' | 'delay' | 'total'>): ReactNode {
  return (
    <>
      <Stack as="ul" gap="100" aria-label={texts.list} aria-busy={list.isOfFormerSearch || undefined}>
        {list.rows.map((file) => (
          <FileRow key={file.repairId} file={file} campaign={campaign} delay={delay} />
        ))}
      </Stack>
      <LoadMore
        shown={list.rows.length}
        total={total}
        noun="dossier"
        hasMore={list.hasMore}
        isPending={list.isLoadingMore || list.isOfFormerSearch}
        onLoadMore={list.loadMore}
      />
    </>
  );
}

function ListFailure({ list: { failure, retry, isRetrying } }: Pick<OwnFilesProps, 'list'>): ReactNode {
  return (
    <ErrorState
      message={frenchMessage(failure, { InternalError: texts.listFailed })}
      requestId={isAppError(failure) ? failure.requestId : undefined}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}
