import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { ErrorState, LoadMore, Page, PageTitle, Skeleton, Table } from '@alveole/ui';
import type { TableColumn, TableSelection, TableSort } from '@alveole/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { KeyHints } from '../keyboard/key-hints.tsx';
import type { KeyHint } from '../keyboard/key-hints.tsx';
import { useKeyPreference } from '../keyboard/use-key-preference.ts';
import classes from './desk-list.module.css';
import { texts } from './desk-list.text.ts';
import { ListSearch } from './list-search.tsx';
import type { KeysetList } from './use-keyset-list.ts';

export interface DeskListProps<Row> {
  readonly title: string;
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly value: string;
    readonly onSearch: (text: string | undefined) => void;
  };
  /** Chips, and what else narrows the list. */
  readonly filters: ReactNode;
  readonly list: KeysetList<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref: (row: Row) => string;
  readonly noun: string;
  /** How many there are under these filters, when it is known. */
  readonly total?: number;
  readonly empty: ReactNode;
  readonly sort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** Rows can be ticked. */
  readonly selection?: TableSelection;
  /** What further letters do with the row on which one is, and how the foot of the page names them. */
  readonly rowKeys?: Readonly<Record<string, (key: string) => void>>;
  readonly hints?: readonly KeyHint[];
  /** What can be done with the whole list. */
  readonly acts?: ReactNode;
  readonly notify: RemoteProps['notify'];
}

/** A list of the desk: search, filters, rows walked by the keyboard, the next page on demand. */
export function DeskList<Row>(props: DeskListProps<Row>): ReactNode {
  const { title, search, filters, list, noun, total, hints = [], acts, notify } = props;
  const keys = useKeyPreference();
  const { error } = list;
  useEffect(() => {
    if (error) notify({ tone: 'danger', text: texts.listFailed, seconds: 10 });
  }, [error, notify]);
  return (
    <Page>
      <PageTitle
        actions={
          <>
            <ListSearch {...search} areKeysOn={keys.isOn} />
            {acts}
          </>
        }
      >
        {title}
      </PageTitle>
      <div className={classes.bar}>{filters}</div>
      <p role="status" aria-label={texts.found} className="visually-hidden">
        {search.value === '' || list.isPending || list.isOfFormerSearch || error ? '' : texts.count(noun, total, list)}
      </p>
      <Rows {...props} areKeysOn={keys.isOn} />
      {list.isPending ? null : (
        <div className={classes.foot}>
          {error ? (
            <span />
          ) : (
            <LoadMore
              shown={list.rows.length}
              total={total}
              noun={noun}
              hasMore={list.hasMore}
              isPending={list.isLoadingMore || list.isOfFormerSearch}
              onLoadMore={list.loadMore}
            />
          )}
          <KeyHints hints={[...texts.hints, ...hints]} preference={keys} />
        </div>
      )}
    </Page>
  );
}

function Rows<Row>({
  title,
  list,
  columns,
  rowKey,
  rowHref,
  empty,
  sort,
  onSortChange,
  selection,
  rowKeys,
  areKeysOn,
}: DeskListProps<Row> & { areKeysOn: boolean }): ReactNode {
  const { error } = list;
  if (error && list.rows.length === 0) {
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
  if (list.isPending) return <Skeleton label={texts.loading} shape="row" count={12} />;
  return (
    <Table
      label={title}
      columns={columns}
      rows={list.rows}
      rowKey={rowKey}
      rowHref={rowHref}
      empty={empty}
      sort={sort}
      onSortChange={onSortChange}
      selection={selection}
      rowKeys={rowKeys}
      hasBrowseKeys={areKeysOn}
      isBusy={list.isOfFormerSearch}
    />
  );
}
