import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { useSearchParams } from '@alveole/router';
import { ErrorState, FilterChips, LinkButton, LoadMore, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './browse-repairs.text.ts';
import { EmptyList } from './empty-list.tsx';
import { FileRow } from './file-row.tsx';
import { FileSearch } from './file-search.tsx';
import { chipsOf, everyStatus, filterValueOf, statusFilterOf } from './status-filters.ts';
import { useOwnCounts, useOwnRepairs } from './use-own-repairs.ts';

/** Names of the filters in the address. */
const parameters = { status: 'etat', search: 'q' } as const;

export interface BrowsedFiles {
  /** Undefined: repairs and sessions. */
  readonly kind?: RepairKind;
  /** The filter of an address that names none. */
  readonly firstStatus?: string;
}

/** The establishment's own files, newest first: where each stands and what to do next. */
export function BrowseRepairs({
  api,
  kind,
  firstStatus = everyStatus,
}: Pick<RemoteProps, 'api'> & BrowsedFiles): ReactNode {
  const [params, setParams] = useSearchParams();
  const typed = params.get(parameters.search) ?? '';
  const chosen = params.get(parameters.status) ?? firstStatus;
  const { query: text } = searchedText(typed);
  const list = useOwnRepairs(api, { statuses: statusFilterOf(chosen)?.statuses ?? [], kind, text });
  const counts = useOwnCounts(api);
  const chips = chipsOf(kind === undefined ? counts : undefined, chosen);
  const set = (name: string, value: string): void =>
    setParams((former) => {
      const next = new URLSearchParams(former);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const total = text === undefined ? chips.find(({ value }) => value === chosen)?.count : undefined;
  const own = kind === RepairKind.session ? texts.sessions : texts.files;
  return (
    <Page>
      <PageTitle lead={own.lead} actions={<OpenFile kind={kind} />}>
        {own.title}
      </PageTitle>
      <FileSearch key={typed} typed={typed} onSearch={(searched) => set(parameters.search, searched)} />
      <FilterChips
        label={texts.filters}
        options={chips}
        value={chosen}
        onChange={(value) => set(parameters.status, value)}
      />
      {list.isPending ? <Skeleton label={texts.loading} shape="card" count={4} /> : null}
      {list.failure !== undefined && list.rows.length === 0 ? (
        <ErrorState
          message={frenchMessage(list.failure, { InternalError: texts.listFailed })}
          requestId={requestIdOf(list.failure)}
          onRetry={list.retry}
          isRetrying={list.isRetrying}
        />
      ) : null}
      {!list.isPending && list.failure === undefined && list.rows.length === 0 ? (
        <EmptyList
          query={text}
          isFiltered={chosen !== everyStatus}
          onShowAll={() => setParams({ [parameters.status]: everyStatus })}
        />
      ) : null}
      {list.rows.length > 0 ? (
        <>
          <Stack as="ul" gap="100" aria-label={texts.list}>
            {list.rows.map((file) => (
              <FileRow key={file.repairId} file={file} />
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
  return <BrowseRepairs api={api} kind={RepairKind.session} />;
}

/** The files whose complements are asked for. */
export function BrowseComplementsPage({ api }: RemoteProps): ReactNode {
  return <BrowseRepairs api={api} firstStatus={filterValueOf(RepairStatus.complementAsked)} />;
}

function OpenFile({ kind }: Pick<BrowsedFiles, 'kind'>): ReactNode {
  const [href, label] =
    kind === RepairKind.session ? [paths.sessionReception, texts.openSession] : [paths.reception, texts.openRepair];
  return (
    <LinkButton href={href} variant="accent" icon="plus">
      {label}
    </LinkButton>
  );
}

function requestIdOf(failure: unknown): string | undefined {
  return isAppError(failure) ? failure.requestId : undefined;
}
