import { isAppError, refusalIdOf } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { bankFileCharacters, bankFileFaults } from '@alveole/contracts/refund';
import type { BankReportView } from '@alveole/contracts/refund';
import { Card, Stack, Upload } from '@alveole/ui';
import type { UploadedFile } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BankReport } from './bank-report.tsx';
import { bankTexts } from './pay-refunds.text.ts';
import { useRefundWriter } from './use-refund-writer.ts';

const kinds = ['text/xml', 'application/zip'] as const;

/** Hands over what the bank answered, and reports on each of its lines. */
export function ReadBankFile(props: Pick<RemoteProps, 'api' | 'notify' | 'session'>): ReactNode {
  const writer = useRefundWriter(props);
  const [report, setReport] = useState<BankReportView>();
  const show = (stored: readonly UploadedFile<BankReportView>[]): void => setReport(stored.at(-1)?.result);
  return (
    <Card title={bankTexts.title}>
      <Stack>
        <p>{bankTexts.lead}</p>
        <Upload
          label={bankTexts.upload}
          accept={kinds}
          maxBytes={bankFileCharacters}
          upload={(file, { signal }) => writer.hearBank(file, signal)}
          describeError={bankFailureText}
          onChange={show}
        />
        <div role="status">{report === undefined ? null : <BankReport report={report} />}</div>
      </Stack>
    </Card>
  );
}

function bankFailureText(failure: unknown): string {
  if (!isAppError(failure)) return bankTexts.failed;
  if (failure.code === 'PayloadTooLargeException') return bankTexts.tooLong;
  if (failure.code !== 'ValidationException') return bankTexts.failed;
  return refusalIdOf(failure) === bankFileFaults['pain.001'].id ? bankTexts.sent : bankTexts.unreadable;
}
