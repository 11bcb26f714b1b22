import type { BankReportView, ReportedReceiptView, UnreadEntryView } from '@alveole/contracts/refund';
import { displayCreditorReference } from '@alveole/domain';
import { Notice, Stack, StatusBadge, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { bankColumns, dayColumn } from './bank-columns.tsx';
import { BankSum } from './bank-sum.tsx';
import { bankTexts, receiptBadges, unreadTexts } from './pay-refunds.text.ts';

const unreadColumns: readonly TableColumn<UnreadEntryView & Placed>[] = [
  { id: 'why', header: 'Cause', isRowHeader: true, cell: ({ why }) => unreadTexts[why] },
  { id: 'reference', header: 'Référence', cell: ({ reference }) => reference ?? null },
  dayColumn,
  { id: 'amount', header: 'Montant', align: 'end', isNowrap: true, cell: (entry) => <BankSum {...entry} /> },
];

const receiptColumns: readonly TableColumn<ReportedReceiptView & Placed>[] = [
  { id: 'shop', header: 'Établissement', isRowHeader: true, cell: ({ entityName }) => entityName ?? null },
  { id: 'reference', header: 'Référence', cell: ({ reference }) => reference && displayCreditorReference(reference) },
  dayColumn,
  { id: 'amount', header: 'Montant', align: 'end', isNowrap: true, cell: (receipt) => <BankSum {...receipt} /> },
  {
    id: 'outcome',
    header: 'Résultat',
    cell: ({ outcome }) => (
      <StatusBadge tone={receiptBadges[outcome].tone} isWrapping>
        {receiptBadges[outcome].label}
      </StatusBadge>
    ),
  },
];

/** What a file of the bank led to, in the order in which it was applied, and what was not taken in. */
export function BankReport({ report }: { readonly report: BankReportView }): ReactNode {
  const { kind, lines, receipts, unread, others } = report;
  return (
    <Stack>
      {kind === 'camt.052' ? <Notice tone="warning">{bankTexts.intraday}</Notice> : null}
      {lines.length + receipts.length === 0 ? <p>{bankTexts.nothing}</p> : null}
      {lines.length === 0 ? null : (
        <Table label={bankTexts.report} columns={bankColumns} rows={placed(lines)} rowKey={keyOf} />
      )}
      {receipts.length === 0 ? null : (
        <Table label={bankTexts.receipts} columns={receiptColumns} rows={placed(receipts)} rowKey={keyOf} />
      )}
      {unread.length === 0 ? null : (
        <Table label={bankTexts.unread} columns={unreadColumns} rows={placed(unread)} rowKey={keyOf} />
      )}
      {others === 0 ? null : <p>{bankTexts.others(others)}</p>}
    </Stack>
  );
}

/** The place in the file: the bank may say the same of one reference twice. */
interface Placed {
  readonly place: number;
}

const placed = <Row,>(rows: readonly Row[]): readonly (Row & Placed)[] => rows.map((row, place) => ({ ...row, place }));
const keyOf = ({ place }: Placed) => String(place);
