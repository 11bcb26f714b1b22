import type { RefundBatchView, RefundTransferView } from '@alveole/contracts/refund';
import { bankReason } from '@alveole/domain';
import { formatEuros, StatusBadge, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { batchTexts, blockTexts, texts, transferBadges } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';

/** Whom a batch pays, how the bank answered, and for which files. */
export function TransferList({ batch }: { readonly batch: RefundBatchView }): ReactNode {
  if (batch.transfers.length === 0) return <FileLines label={batchTexts.files} lines={batch.lines} />;
  return (
    <ul className={classes.transfers} aria-label={batchTexts.transfers}>
      {batch.transfers.map((transfer) => (
        <li key={transfer.reference}>
          <Transfer {...transfer} />
          <FileLines
            label={batchTexts.filesOf(transfer.payeeName)}
            lines={batch.lines.filter(({ entityId }) => entityId === transfer.entityId)}
          />
        </li>
      ))}
    </ul>
  );
}

function Transfer({ payeeName, amountCents, reference, state, reason }: RefundTransferView): ReactNode {
  return (
    <div className={classes.transfer}>
      <strong className={classes.payee}>{payeeName}</strong>
      <strong>{formatEuros(amountCents)}</strong>
      <span className={classes.reason}>{reference}</span>
      <StatusBadge tone={transferBadges[state].tone}>{transferBadges[state].label}</StatusBadge>
      {reason === undefined ? null : <span className={classes.reason}>{bankReason(reason)}</span>}
    </div>
  );
}

function FileLines({ label, lines }: { readonly label: string } & Pick<RefundBatchView, 'lines'>): ReactNode {
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map(({ repairId, fileNumber, entityName, amountCents, isCorrection, blockedBy }) => (
        <li key={repairId}>
          <TextLink href={`/admin/backend/facture/${fileNumber}`}>{fileNumber}</TextLink>
          <span className={classes.shop}>{isCorrection ? texts.correction : entityName}</span>
          {blockedBy === undefined ? null : (
            <StatusBadge tone="orange" isWrapping>
              {blockTexts[blockedBy]}
            </StatusBadge>
          )}
          <strong>{formatEuros(amountCents)}</strong>
        </li>
      ))}
    </ul>
  );
}
