import type { RefundableView } from '@alveole/contracts/refund';
import { funderNameOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { Card, formatEuros, Notice, Table, TextLink } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ApproveAccount } from './approve-account.tsx';
import type { ApproveAccountProps } from './approve-account.tsx';
import { blockTexts, texts } from './pay-refunds.text.ts';
import { PromiseCell } from './promise-cell.tsx';

export interface BlockedFilesProps extends Pick<ApproveAccountProps, 'api' | 'approve' | 'userId'> {
  readonly campaign: Campaign;
  readonly files: readonly RefundableView[];
}

/** The files that cannot be paid yet, and why. */
export function BlockedFiles({ campaign, files, api, approve, userId }: BlockedFilesProps): ReactNode {
  const isShared = files.some(({ funderId }) => funderId !== undefined);
  const columns = useMemo(
    () => [...columnsWith({ api, approve, userId }, isShared ? campaign : undefined)],
    [api, approve, userId, isShared, campaign],
  );
  if (files.length === 0) return null;
  return (
    <Card title={texts.blocked(files.length, isShared)} tone="attention">
      <Notice tone="warning">{texts.blockedReason}</Notice>
      <Table
        label={texts.blocked(files.length, isShared)}
        columns={columns}
        rows={files}
        rowKey={({ shareId }) => shareId}
      />
    </Card>
  );
}

function columnsWith(
  act: Pick<ApproveAccountProps, 'api' | 'approve' | 'userId'>,
  fundedBy: Campaign | undefined,
): readonly TableColumn<RefundableView>[] {
  return [
    { id: 'number', header: 'Dossier', isRowHeader: true, isNowrap: true, cell: ({ fileNumber }) => fileNumber },
    {
      id: 'shop',
      header: 'Établissement',
      cell: ({ entityName, entityId }) => (
        <TextLink href={`/admin/backend/folder/${entityId}`}>{entityName || texts.openShop}</TextLink>
      ),
    },
    ...(fundedBy === undefined
      ? []
      : [
          {
            id: 'funder',
            header: texts.funder,
            cell: ({ funderId }: RefundableView) => funderNameOf(fundedBy, funderId),
          },
        ]),
    { id: 'hold', header: 'Cause', cell: ({ blockedBy }) => (blockedBy === undefined ? null : blockTexts[blockedBy]) },
    { id: 'promise', header: 'Promesse', isNowrap: true, cell: (file) => <PromiseCell {...file} /> },
    { id: 'amount', header: 'Prime', align: 'end', cell: ({ amountCents }) => formatEuros(amountCents) },
    {
      id: 'act',
      header: 'Action',
      isHeaderHidden: true,
      cell: ({ blockedBy, entityId, entityName, changedById }) =>
        blockedBy === 'changedIban' || blockedBy === 'refusedAccount' ? (
          <ApproveAccount {...{ entityId, entityName, changedById, cause: blockedBy, ...act }} />
        ) : null,
    },
  ];
}
