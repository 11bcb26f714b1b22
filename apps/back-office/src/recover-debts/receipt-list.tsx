import type { RemoteProps } from '@alveole/contracts';
import type { ReceiptView } from '@alveole/contracts/recovery';
import { decideReceipt, displayCreditorReference } from '@alveole/domain';
import { EmptyState, formatDate, LinkButton, LoadMore, Stack, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { bankSumText } from '../pay-refunds/bank-sum.tsx';
import { ListState } from '../pay-refunds/list-state.tsx';
import { leftText, ReceiptActs } from './receipt-acts.tsx';
import { receiptTexts, texts } from './recover-debts.text.ts';
import classes from './recover-debts.module.css';
import { batchesPath } from './recovery-keys.ts';
import { useReceipts } from './settle-receipt.ts';

/** Money that settles no request by itself, oldest first, one row each, until two people settled it. */
export function ReceiptList(props: RemoteProps): ReactNode {
  const list = useReceipts(props.api);
  return (
    <ListState list={list}>
      {list.rows.length === 0 ? (
        <EmptyState
          title={texts.noReceipts}
          icon="euro"
          action={<LinkButton href={batchesPath}>{texts.toBankFile}</LinkButton>}
        >
          {texts.noReceiptsReason}
        </EmptyState>
      ) : (
        <Stack>
          <p>{receiptTexts.lead}</p>
          <Table
            label={texts.receipts}
            columns={columnsOf(props)}
            rows={list.rows}
            rowKey={({ receiptId }) => receiptId}
          />
          <LoadMore
            shown={list.rows.length}
            noun={texts.receipt}
            hasMore={list.hasMore}
            isPending={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </Stack>
      )}
    </ListState>
  );
}

const columnsOf = (props: RemoteProps): readonly TableColumn<ReceiptView>[] => [
  { id: 'sum', header: receiptTexts.sum, isRowHeader: true, isNowrap: true, cell: (receipt) => <Sum {...receipt} /> },
  {
    id: 'why',
    header: receiptTexts.state,
    cell: (receipt) => <Standing receipt={receipt} userId={props.session.userId ?? ''} />,
  },
  {
    id: 'payer',
    header: receiptTexts.payer,
    cell: ({ payer, remittance }) => (
      <div>
        <div>{payer ?? receiptTexts.unknownPayer}</div>
        {remittance === '' ? null : <div className={classes.note}>{remittance}</div>}
      </div>
    ),
  },
  {
    id: 'booked',
    header: receiptTexts.booked,
    cell: ({ bookedOn, accountEndsWith }) => (
      <div>
        <div className={classes.day}>{bookedOn === undefined ? '–' : formatDate(bookedOn)}</div>
        {accountEndsWith ? <div className={classes.note}>{receiptTexts.account(accountEndsWith)}</div> : null}
      </div>
    ),
  },
  {
    id: 'act',
    header: texts.act,
    isHeaderHidden: true,
    isCardAct: true,
    align: 'end',
    cell: (receipt) => <ReceiptActs {...props} receipt={receipt} />,
  },
];

/** What no request has taken, and of how much. */
function Sum(receipt: ReceiptView): ReactNode {
  const { leftCents, amountCents, currency } = receipt;
  return (
    <div>
      <div>{leftText(receipt)}</div>
      {leftCents < amountCents ? (
        <div className={classes.note}>{receiptTexts.of(bankSumText(amountCents / 100, currency))}</div>
      ) : null}
    </div>
  );
}

/** Why people are asked, what a first one proposed, and why the reader does not confirm it. */
function Standing({ receipt, userId }: { readonly receipt: ReceiptView; readonly userId: string }): ReactNode {
  const { why, state, proposal } = receipt;
  const decision = proposal && decideReceipt({ state, proposerId: proposal.byId }, 'confirm', { userId });
  return (
    <div>
      {why ? <div>{receiptTexts.reasons[why]}</div> : null}
      {proposal ? <div className={classes.note}>{proposalText(proposal)}</div> : null}
      {decision?.ok === false ? <div className={classes.note}>{decision.refusal.explanation}</div> : null}
    </div>
  );
}

function proposalText({ answer, by, reference = '' }: NonNullable<ReceiptView['proposal']>): string {
  const what =
    answer === 'giveBack' ? receiptTexts.whatGiveBack : receiptTexts.whatAttribute(displayCreditorReference(reference));
  return receiptTexts.proposed(by, what);
}
