import type { FundedFileView } from '@alveole/contracts/funder';
import { isSession } from '@alveole/domain';
import { formatDate, formatEuros, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { fundedBadges, texts } from './list-funded-files.text.ts';

/** What the list of a funder shows of a file. */
export const fundedColumns: readonly TableColumn<FundedFileView>[] = [
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
    id: 'paid',
    header: texts.paid,
    align: 'end',
    cell: ({ paidCents }) => (paidCents === 0 ? '–' : formatEuros(paidCents)),
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
