import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { useSearchParams } from '@alveole/router';
import { ErrorState, FilterChips, LinkButton, LoadMore, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../repair-file/paths.ts';
import { words } from './browse-repairs.text.ts';
import { EmptyList } from './empty-list.tsx';
import { FileRow } from './file-row.tsx';
import { FileSearch } from './file-search.tsx';
import { searchedText } from './searched-text.ts';
import { chipsOf, everyStatus, statusFilterOf } from './status-filters.ts';
import { useOwnCounts, useOwnRepairs } from './use-own-repairs.ts';

/** Names of the filters in the address. */
const parameters = { status: 'etat', search: 'q' } as const;

export interface BrowsedFiles {
  /** 1: sessions alone. */
  readonly gender?: 1;
  /** The filter of an address that names none. */
  readonly firstStatus?: string;
}

/** The establishment's own files, newest first: where each stands and what to do next. */
export function BrowseRepairs({
  api,
  gender,
  firstStatus = everyStatus,
}: Pick<RemoteProps, 'api'> & BrowsedFiles): ReactNode {
  const [params, setParams] = useSearchParams();
  const typed = params.get(parameters.search) ?? '';
  const chosen = params.get(parameters.status) ?? firstStatus;
  const { query } = searchedText(typed);
  const list = useOwnRepairs(api, { statuses: statusFilterOf(chosen)?.statuses ?? [], gender, query });
  const counts = useOwnCounts(api);
  const chips = chipsOf(gender === undefined ? counts : undefined, chosen);
  const set = (name: string, value: string): void =>
    setParams((former) => {
      const next = new URLSearchParams(former);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const total = query === undefined ? chips.find(({ value }) => value === chosen)?.count : undefined;
  const own = gender === 1 ? words.sessions : words.files;
  return (
    <Page>
      <PageTitle lead={own.lead} actions={<OpenFile gender={gender} />}>
        {own.title}
      </PageTitle>
      <FileSearch key={typed} typed={typed} onSearch={(text) => set(parameters.search, text)} />
      <FilterChips
        label={words.filters}
        options={chips}
        value={chosen}
        onChange={(value) => set(parameters.status, value)}
      />
      {list.isPending ? <Skeleton label={words.loading} shape="card" count={4} /> : null}
      {list.failure !== undefined && list.rows.length === 0 ? (
        <ErrorState
          message={frenchMessage(list.failure, { InternalError: words.listFailed })}
          requestId={requestIdOf(list.failure)}
          onRetry={list.retry}
          isRetrying={list.isRetrying}
        />
      ) : null}
      {!list.isPending && list.failure === undefined && list.rows.length === 0 ? (
        <EmptyList
          query={query}
          isFiltered={chosen !== everyStatus}
          onShowAll={() => setParams({ [parameters.status]: everyStatus })}
        />
      ) : null}
      {list.rows.length > 0 ? (
        <>
          <Stack as="ul" gap="100" aria-label={words.list}>
            {list.rows.map((file) => (
              <FileRow key={file.repair_id} file={file} />
            ))}
          </Stack>
          <LoadMore
            shown={list.rows.length}
            total={total}
            noun="dossier"
            hasMore={list.hasMore}
            isPending={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </>
      ) : null}
    </Page>
  );
}

/** « Mes réparations ». */
export function BrowseRepairsPage({ api }: RemoteProps): ReactNode {
  return <BrowseRepairs api={api} />;
}

/** « Mes séances ». */
export function BrowseSessionsPage({ api }: RemoteProps): ReactNode {
  return <BrowseRepairs api={api} gender={1} />;
}

/** The files whose complements are asked for. */
export function BrowseComplementsPage({ api }: RemoteProps): ReactNode {
  return <BrowseRepairs api={api} firstStatus="3" />;
}

function OpenFile({ gender }: Pick<BrowsedFiles, 'gender'>): ReactNode {
  const [href, label] =
    gender === 1 ? [paths.sessionReception, words.openSession] : [paths.reception, words.openRepair];
  return (
    <LinkButton href={href} variant="accent" icon="plus">
      {label}
    </LinkButton>
  );
}

function requestIdOf(failure: unknown): string | undefined {
  return isAppError(failure) ? failure.requestId : undefined;
}
