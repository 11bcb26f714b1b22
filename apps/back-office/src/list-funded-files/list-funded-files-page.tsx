import type { RemoteProps } from '@alveole/contracts';
import { fundedFilterQuery, funderRoutes } from '@alveole/contracts/funder';
import type { FundedTotalView } from '@alveole/contracts/funder';
import {
  Button,
  EmptyState,
  formatCount,
  formatEuros,
  LoadMore,
  Page,
  PageTitle,
  saveFile,
  Skeleton,
  Stack,
  Table,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../browse/load-failure.tsx';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { fundedColumns } from './funded-columns.tsx';
import { fundedFilterIn } from './funded-filter.ts';
import { FundedFilters } from './funded-filters.tsx';
import classes from './list-funded-files.module.css';
import { texts } from './list-funded-files.text.ts';
import { useFundedFiles, useFundedTotal } from './use-funded-files.ts';

/** The files of which the signed-in funder pays a share, without persons. */
export function ListFundedFilesPage({ api, notify }: RemoteProps): ReactNode {
  const address = useAddressFilters();
  const filter = fundedFilterIn(address.params);
  const [isSaving, setSaving] = useState(false);
  const list = useFundedFiles(api, filter);
  const total = useFundedTotal(api, filter);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const bytes = await api.call(funderRoutes.exportFundedFiles, { query: fundedFilterQuery(filter) });
      saveFile('dossiers-finances.csv', bytes, 'text/csv; charset=utf-8');
      notify({ tone: 'success', text: texts.exported });
    } catch {
      notify({ tone: 'danger', text: texts.exportFailed, seconds: 10 });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Page>
      <PageTitle
        lead={texts.lead}
        actions={
          <Button icon="download" isPending={isSaving} onPress={() => void save()}>
            {texts.export}
          </Button>
        }
      >
        {texts.title}
      </PageTitle>
      <Stack>
        <FundedFilters address={address} filter={filter} />
        <FundedTotal total={total} />
        {list.isPending ? <Skeleton label={texts.loading} shape="row" count={8} /> : null}
        {list.error && list.rows.length === 0 ? <LoadFailure query={{ ...list, refetch: list.retry }} /> : null}
        {list.isPending || (list.error && list.rows.length === 0) ? null : (
          <>
            <Table
              label={texts.list}
              columns={fundedColumns}
              rows={list.rows}
              rowKey={({ reference }) => reference}
              empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
              isBusy={list.isOfFormerSearch}
            />
            {list.rows.length === 0 ? null : (
              <LoadMore
                shown={list.rows.length}
                total={total?.files}
                noun={texts.file}
                hasMore={list.hasMore}
                isPending={list.isLoadingMore}
                onLoadMore={list.loadMore}
              />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

/** What the funder pays of all the files of these filters; its line is there before the sums, so that nothing moves. */
function FundedTotal({ total }: { readonly total: FundedTotalView | undefined }): ReactNode {
  const sums = total && [
    { cents: total.shareCents, text: texts.totalOf(formatCount(total.files, texts.file)) },
    { cents: total.paidCents, text: texts.paidOf },
    ...(total.overpaidCents > 0 ? [{ cents: total.overpaidCents, text: texts.overpaidOf }] : []),
  ];
  return (
    <p role="status" aria-label={texts.total} className={classes.total}>
      {sums
        ? sums.map(({ cents, text }) => (
            <span key={text} className={classes.part}>
              <strong className={classes.sum}>{formatEuros(cents)}</strong>
              <span>{text}</span>
            </span>
          ))
        : '\u00a0'}
    </p>
  );
}
