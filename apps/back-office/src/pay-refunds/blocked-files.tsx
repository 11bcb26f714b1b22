import type { RefundableView } from '@alveole/contracts';
import { Card, formatEuros, Notice, Table, TextLink } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './pay-refunds.text.ts';

const columns: readonly TableColumn<RefundableView>[] = [
  { id: 'number', header: 'Dossier', isRowHeader: true, isNowrap: true, cell: ({ fileNumber }) => fileNumber },
  {
    id: 'shop',
    header: 'Établissement',
    cell: ({ entityName, entityId }) => (
      <TextLink href={`/admin/backend/folder/${entityId}`}>{entityName || texts.openShop}</TextLink>
    ),
  },
  { id: 'amount', header: 'Prime', align: 'end', cell: ({ amountCents }) => formatEuros(amountCents) },
];

/** The files that cannot be paid yet, and why. */
export function BlockedFiles({ files }: { readonly files: readonly RefundableView[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <Card title={texts.blocked(files.length)} tone="attention">
      <Notice tone="warning">{texts.blockedReason}</Notice>
      <Table label={texts.blocked(files.length)} columns={columns} rows={files} rowKey={({ repairId }) => repairId} />
    </Card>
  );
}
