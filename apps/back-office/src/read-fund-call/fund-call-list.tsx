import type { RemoteProps } from '@alveole/contracts';
import type { FundCallView } from '@alveole/contracts/funder';
import { Button, Cluster, formatCount, formatDate, formatEuros, LoadMore, Skeleton, Stack, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../browse/load-failure.tsx';
import { saveFundCall, useFundCalls } from './read-fund-call.ts';
import { basisTexts, texts } from './read-fund-call.text.ts';

export interface FundCallListProps extends Pick<RemoteProps, 'api' | 'notify'> {
  /** Whose calls they are is told. */
  readonly isOfAllFunders?: boolean;
  readonly empty: ReactNode;
}

/** Calls for funds with their papers, newest first. */
export function FundCallList({ api, notify, isOfAllFunders = false, empty }: FundCallListProps): ReactNode {
  const list = useFundCalls(api);
  const columns = useMemo(() => columnsOf({ api, notify, isOfAllFunders }), [api, notify, isOfAllFunders]);
  if (list.isPending) return <Skeleton label={texts.loading} shape="row" count={4} />;
  if (list.error && list.rows.length === 0) return <LoadFailure query={{ ...list, refetch: list.retry }} />;
  if (list.rows.length === 0) return empty;
  return (
    <Stack>
      <Table label={texts.list} columns={columns} rows={list.rows} rowKey={({ callId }) => callId} />
      <LoadMore
        shown={list.rows.length}
        noun={texts.call}
        hasMore={list.hasMore}
        isPending={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

function columnsOf({
  api,
  notify,
  isOfAllFunders,
}: Pick<FundCallListProps, 'api' | 'notify' | 'isOfAllFunders'>): readonly TableColumn<FundCallView>[] {
  const save = (call: FundCallView, paper: 'pdf' | 'csv') => () =>
    void saveFundCall(api, call, paper).catch(() => notify({ tone: 'danger', text: texts.saveFailed, seconds: 10 }));
  return [
    {
      id: 'number',
      header: texts.number,
      isRowHeader: true,
      // Each funder has a first call: where all stand, a number alone would name several.
      cell: ({ number, funderName }) => (isOfAllFunders ? texts.ofFunder(number, funderName) : texts.numberOf(number)),
    },
    { id: 'issued', header: texts.issued, isNowrap: true, cell: ({ issuedAt }) => formatDate(issuedAt) },
    { id: 'until', header: texts.until, isNowrap: true, cell: ({ untilDay }) => texts.untilOf(untilDay) },
    { id: 'about', header: texts.about, cell: ({ basis }) => basisTexts[basis] },
    { id: 'lines', header: texts.lines, align: 'end', cell: ({ lines }) => formatCount(lines) },
    {
      id: 'called',
      header: texts.called,
      align: 'end',
      cell: ({ calledCents }) => <strong>{formatEuros(calledCents)}</strong>,
    },
    {
      id: 'papers',
      header: texts.papers,
      isCardAct: true,
      cell: (call) => (
        <Cluster isNowrap>
          <Button
            size="s"
            icon="download"
            aria-label={texts.pdfOf(call.number, call.funderName)}
            onPress={save(call, 'pdf')}
          >
            {texts.pdf}
          </Button>
          <Button
            size="s"
            icon="download"
            aria-label={texts.csvOf(call.number, call.funderName)}
            onPress={save(call, 'csv')}
          >
            {texts.csv}
          </Button>
        </Cluster>
      ),
    },
  ];
}
