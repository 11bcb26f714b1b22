import { isAppError } from '@alveole/contracts';
import type { BankLineView, RemoteProps } from '@alveole/contracts';
import { bankReason } from '@alveole/domain';
import { Card, formatEuros, Stack, StatusBadge, Table, Upload } from '@alveole/ui';
import type { TableColumn, UploadedFile } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bankTexts, outcomeLooks } from './pay-refunds.text.ts';
import { useRefundWriter } from './use-refund-writer.ts';

/** As much as the call takes. */
const mostBytes = 900_000;
const kinds = ['text/xml'] as const;

const columns: readonly TableColumn<BankLineView>[] = [
  { id: 'reference', header: 'Référence', isRowHeader: true, cell: ({ reference }) => reference },
  {
    id: 'amount',
    header: 'Montant',
    align: 'end',
    cell: ({ amountCents }) => (amountCents === undefined ? null : formatEuros(amountCents)),
  },
  {
    id: 'outcome',
    header: 'Résultat',
    cell: ({ outcome }) => <StatusBadge tone={outcomeLooks[outcome].tone}>{outcomeLooks[outcome].label}</StatusBadge>,
  },
  { id: 'reason', header: 'Raison', cell: ({ reason }) => (reason === undefined ? null : bankReason(reason)) },
];

type Lines = readonly BankLineView[];

/** Hands over what the bank answered, and reports on each of its lines. */
export function ReadBankFile({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): ReactNode {
  const writer = useRefundWriter({ api, notify });
  const [lines, setLines] = useState<Lines>();
  const show = (stored: readonly UploadedFile<Lines>[]): void => setLines(stored.at(-1)?.result);
  return (
    <Card title={bankTexts.title}>
      <Stack>
        <p>{bankTexts.lead}</p>
        <Upload
          label={bankTexts.upload}
          accept={kinds}
          maxBytes={mostBytes}
          upload={async (file, { signal }) => writer.hearBank(await file.text(), signal)}
          describeError={bankFailureText}
          onChange={show}
        />
        <div role="status">
          {lines === undefined ? null : lines.length === 0 ? (
            bankTexts.nothing
          ) : (
            <Table label={bankTexts.report} columns={columns} rows={lines} rowKey={keyOf} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

const keyOf = ({ reference, outcome }: BankLineView) => `${reference} ${outcome}`;

function bankFailureText(failure: unknown): string {
  return isAppError(failure) && failure.code === 'ValidationException' ? bankTexts.unreadable : bankTexts.failed;
}
