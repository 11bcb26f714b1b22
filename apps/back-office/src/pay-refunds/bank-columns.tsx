import type { BankLineView } from '@alveole/contracts/refund';
import { bankReason } from '@alveole/domain';
import { formatEuros, StatusBadge, TextLink } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BankSum } from './bank-sum.tsx';
import { batchAddress } from './batch-address.ts';
import { bankTexts, outcomeBadges } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';

/** A line with its place in the file: the bank may say the same of one reference twice. */
export type ReportLine = BankLineView & { readonly place: number };

/** As many files as are named before the others are counted. */
const maxNamed = 5;

/** `21-11-2026` of the day `2026-11-21`, as the desk writes days. */
export function dayOf(day: string | undefined): string | undefined {
  return day?.split('-').reverse().join('-');
}

/** The day of a booking. */
export const dayColumn = {
  id: 'day',
  header: 'Jour',
  isNowrap: true,
  cell: ({ day }: { readonly day?: string | undefined }) => dayOf(day) ?? null,
} as const;

/** What a file of the bank says of each transfer, with the shop and files that it is about. */
export const bankColumns: readonly TableColumn<ReportLine>[] = [
  { id: 'reference', header: 'Référence', isRowHeader: true, cell: ({ reference }) => reference },
  { id: 'shop', header: 'Établissement', cell: ({ transfer }) => (transfer ? <Shop {...transfer} /> : null) },
  { id: 'files', header: 'Dossiers', cell: ({ transfer }) => (transfer ? <Files {...transfer} /> : null) },
  dayColumn,
  { id: 'amount', header: 'Montant', align: 'end', cell: (line) => <Amount {...line} /> },
  {
    id: 'outcome',
    header: 'Résultat',
    cell: ({ outcome }) => (
      <StatusBadge tone={outcomeBadges[outcome].tone} isWrapping>
        {outcomeBadges[outcome].label}
      </StatusBadge>
    ),
  },
  { id: 'reason', header: 'Raison', cell: ({ reason }) => (reason === undefined ? null : bankReason(reason)) },
  {
    id: 'batch',
    header: 'Lot',
    cell: ({ transfer }) =>
      transfer ? (
        <TextLink href={batchAddress(transfer.batchId)} aria-label={bankTexts.openBatch(transfer.entityName)}>
          {bankTexts.batch}
        </TextLink>
      ) : null,
  },
];

type Named = NonNullable<BankLineView['transfer']>;

function Shop({ entityId, entityName }: Named): ReactNode {
  return <TextLink href={`/admin/backend/folder/${entityId}`}>{entityName}</TextLink>;
}

/** Links to the first of these files, and how many more there are. */
export function Files({ fileNumbers }: Pick<Named, 'fileNumbers'>): ReactNode {
  const more = fileNumbers.length - maxNamed;
  return (
    <span className={classes.files}>
      {fileNumbers.slice(0, maxNamed).map((number) => (
        <TextLink key={number} href={`/admin/backend/facture/${number}`}>
          {number}
        </TextLink>
      ))}
      {more > 0 ? <span>{bankTexts.moreFiles(more)}</span> : null}
    </span>
  );
}

/** What the file tells, or else the transfer; where they differ, what was expected too. */
function Amount({ amount, currency, transfer, outcome }: ReportLine): ReactNode {
  const isOther = (outcome === 'amountDiffers' || outcome === 'currencyDiffers') && transfer !== undefined;
  if (amount === undefined) return transfer === undefined ? null : <span>{formatEuros(transfer.amountCents)}</span>;
  return (
    <>
      <BankSum amount={amount} currency={currency} />
      {isOther ? <div className={classes.expected}>{bankTexts.expected(formatEuros(transfer.amountCents))}</div> : null}
    </>
  );
}
