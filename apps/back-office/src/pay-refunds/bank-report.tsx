import type { BankReportView, UnreadEntryView } from '@alveole/contracts/refund';
import { Notice, Stack, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { bankColumns, dayColumn } from './bank-columns.tsx';
import { BankSum } from './bank-sum.tsx';
import { bankTexts, unreadTexts } from './pay-refunds.text.ts';

const unreadColumns: readonly TableColumn<UnreadEntryView & Placed>[] = [
  { id: 'why', header: 'Cause', isRowHeader: true, cell: ({ why }) => unreadTexts[why] },
  { id: 'reference', header: 'Référence', cell: ({ reference }) => reference ?? null },
  dayColumn,
  { id: 'amount', header: 'Montant', align: 'end', isNowrap: true, cell: (entry) => <BankSum {...entry} /> },
];

/** What a file of the bank led to, in the order in which it was applied, and what was not taken in. */
export function BankReport({ report }: { readonly report: BankReportView }): ReactNode {
  const { kind, lines, unread, others } = report;
  return (
    <Stack>
      {kind === 'camt.052' ? <Notice tone="warning">{bankTexts.intraday}</Notice> : null}
      {lines.length === 0 ? (
        <p>{bankTexts.nothing}</p>
      ) : (
        <Table label={bankTexts.report} columns={bankColumns} rows={placed(lines)} rowKey={keyOf} />
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
