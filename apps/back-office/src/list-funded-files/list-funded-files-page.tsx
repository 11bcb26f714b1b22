import type { RemoteProps } from '@alveole/contracts';
import { fundedFilesQuery, fundedFileViewOf, fundedFilterQuery, funderRoutes } from '@alveole/contracts/funder';
import type { FundedFileView } from '@alveole/contracts/funder';
import { fundedStates, isSession } from '@alveole/domain';
import type { FundedState } from '@alveole/domain';
import {
  Button,
  DateField,
  EmptyState,
  FilterChips,
  formatDate,
  formatEuros,
  LoadMore,
  Page,
  PageTitle,
  Row,
  saveFile,
  Skeleton,
  Stack,
  StatusBadge,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../browse/load-failure.tsx';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import { fundedFilterIn } from './funded-filter.ts';
import { fundedBadges, texts } from './list-funded-files.text.ts';

const columns: readonly TableColumn<FundedFileView>[] = [
  { id: 'reference', header: texts.reference, isRowHeader: true, isNowrap: true, cell: ({ reference }) => reference },
  { id: 'day', header: texts.day, isNowrap: true, cell: ({ day }) => formatDate(day) },
  {
    id: 'department',
    header: texts.department,
    cell: ({ department }) => (department === 'autres' ? texts.others : department),
  },
  {
    id: 'kind',
    header: texts.kind,
    cell: (file) => [isSession(file) ? texts.session : texts.repair, ...file.choices].join(', '),
  },
  {
    id: 'invoice',
    header: texts.invoice,
    align: 'end',
    cell: ({ invoiceCents }) => (invoiceCents === undefined ? '–' : formatEuros(invoiceCents)),
  },
  {
    id: 'share',
    header: texts.share,
    align: 'end',
    cell: ({ shareCents }) => <strong>{formatEuros(shareCents)}</strong>,
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state }) => <StatusBadge tone={fundedBadges[state].tone}>{fundedBadges[state].label}</StatusBadge>,
  },
  {
    id: 'version',
    header: texts.version,
    isDesktopOnly: true,
    align: 'end',
    cell: (file) => texts.versionOf(file.campaignVersion),
  },
];

const every = 'every';
type Chip = FundedState | typeof every;
const chips: readonly { readonly value: Chip; readonly label: string }[] = [
  { value: every, label: texts.every },
  ...fundedStates.map((value) => ({ value, label: fundedBadges[value].label })),
];

/** The files of which the signed-in funder pays a share, without persons. */
export function ListFundedFilesPage({ api, notify }: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const filter = fundedFilterIn(params);
  const [isSaving, setSaving] = useState(false);
  const list = useKeysetList<FundedFileView>({
    queryKey: ['funded-files', filter],
    read: async (last, signal) =>
      (await api.call(funderRoutes.listFundedFiles, { query: fundedFilesQuery(filter, last) }, { signal })).map(
        fundedFileViewOf,
      ),
  });
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
        <FilterChips
          label={texts.states}
          options={chips}
          value={filter.state ?? every}
          onChange={(chip) => change({ etat: chip === every ? undefined : chip })}
        />
        <Row align="end">
          <DateField label={texts.from} value={params.get('du') ?? ''} onChange={(day) => change({ du: day })} />
          <DateField label={texts.until} value={params.get('au') ?? ''} onChange={(day) => change({ au: day })} />
        </Row>
        {list.isPending ? <Skeleton label={texts.loading} shape="row" count={8} /> : null}
        {list.error && list.rows.length === 0 ? <LoadFailure query={{ ...list, refetch: list.retry }} /> : null}
        {list.isPending || (list.error && list.rows.length === 0) ? null : (
          <>
            <Table
              label={texts.list}
              columns={columns}
              rows={list.rows}
              rowKey={({ reference }) => reference}
              empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
              isBusy={list.isOfFormerSearch}
            />
            <LoadMore
              shown={list.rows.length}
              noun={texts.file}
              hasMore={list.hasMore}
              isPending={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}
