import type { RefundableRepair } from '@alveole/contracts';
import { Card, formatEuros, Notice, Table, TextLink } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { texts } from './pay-refunds.text.ts';

const columns: readonly TableColumn<RefundableRepair>[] = [
  { id: 'number', header: 'Dossier', isRowHeader: true, isNowrap: true, cell: ({ repair_rozo_id }) => repair_rozo_id },
  {
    id: 'shop',
    header: 'Établissement',
    cell: ({ entity_name, entity_id }) => (
      <TextLink href={`/admin/backend/folder/${entity_id}`}>{entity_name || texts.openShop}</TextLink>
    ),
  },
  { id: 'amount', header: 'Prime', align: 'end', cell: ({ amount }) => formatEuros(centsOf(amount)) },
];

/** The files that cannot be paid yet, and why. */
export function BlockedFiles({ files }: { readonly files: readonly RefundableRepair[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <Card title={texts.blocked(files.length)} tone="attention">
      <Notice tone="warning">{texts.blockedReason}</Notice>
      <Table label={texts.blocked(files.length)} columns={columns} rows={files} rowKey={({ repair_id }) => repair_id} />
    </Card>
  );
}
