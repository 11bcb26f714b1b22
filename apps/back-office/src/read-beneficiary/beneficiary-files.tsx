import type { RepairRowView } from '@alveole/contracts/repair';
import { isSession, repairStatuses } from '@alveole/domain';
import { formatEuros, StatusBadge, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { DeskTime } from '../browse/desk-time.tsx';
import { texts } from './read-beneficiary.text.ts';

const { columns: heads } = texts;

const columns: readonly TableColumn<RepairRowView>[] = [
  { id: 'number', header: heads.number, isRowHeader: true, isNowrap: true, cell: ({ fileNumber }) => fileNumber },
  { id: 'shop', header: heads.shop, cell: ({ entityName }) => entityName ?? '' },
  { id: 'ride', header: heads.ride, cell: rideText },
  { id: 'date', header: heads.date, cell: ({ createdAt }) => <DeskTime at={createdAt} /> },
  {
    id: 'premium',
    header: heads.premium,
    align: 'end',
    cell: ({ premiumCents }) => (premiumCents === undefined ? null : formatEuros(premiumCents)),
  },
  {
    id: 'status',
    header: heads.status,
    cell: ({ status }) => <StatusBadge tone={repairStatuses[status].tone}>{repairStatuses[status].label}</StatusBadge>,
  },
];

/** Every file of a beneficiary, newest first; a row opens its review. */
export function BeneficiaryFiles({ files }: { readonly files: readonly RepairRowView[] }): ReactNode {
  return (
    <Table
      label={texts.files}
      columns={columns}
      rows={files}
      rowKey={({ repairId }) => repairId}
      rowHref={({ fileNumber }) => `/admin/backend/facture/${fileNumber}`}
    />
  );
}

function rideText({ kind, bike }: RepairRowView): string {
  if (isSession({ kind }) || bike === undefined) return texts.session;
  return `${bike.brand} · ${bike.serial}`;
}
