import { isAppError } from '@alveole/contracts';
import type { BankLineView, RemoteProps } from '@alveole/contracts';
import { Card, Stack, Table, Upload } from '@alveole/ui';
import type { UploadedFile } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bankColumns } from './bank-columns.tsx';
import type { ReportLine } from './bank-columns.tsx';
import { bankTexts } from './pay-refunds.text.ts';
import { useRefundWriter } from './use-refund-writer.ts';

/** As much as the call takes. */
const mostBytes = 900_000;
const kinds = ['text/xml'] as const;

type Lines = readonly ReportLine[];

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
          upload={async (file, { signal }) => placed(await writer.hearBank(await file.text(), signal))}
          describeError={bankFailureText}
          onChange={show}
        />
        <div role="status">
          {lines === undefined ? null : lines.length === 0 ? (
            bankTexts.nothing
          ) : (
            <Table label={bankTexts.report} columns={bankColumns} rows={lines} rowKey={keyOf} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

const placed = (lines: readonly BankLineView[]): Lines => lines.map((line, place) => ({ ...line, place }));
const keyOf = ({ place }: ReportLine) => String(place);

function bankFailureText(failure: unknown): string {
  return isAppError(failure) && failure.code === 'ValidationException' ? bankTexts.unreadable : bankTexts.failed;
}
