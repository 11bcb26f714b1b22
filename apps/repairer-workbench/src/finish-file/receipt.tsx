import type { RemoteConfig } from '@alveole/contracts';
import { premiumStepsOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { correctionForClient, customerSum, isSession, isVatExempt, receiptTitles, vatExemption } from '@alveole/domain';
import { displayReceiptCode } from '@alveole/transparency';
import { formatDate } from '@alveole/ui';
import type { ReactNode } from 'react';
import { SheetFacts, ShopSheet } from '../print-sheet/shop-sheet.tsx';
import type { ShopSheetProps } from '../print-sheet/shop-sheet.tsx';
import { nameText, subjectText } from '../show-file/file.text.ts';
import { texts } from './finish-file.text.ts';

export interface ReceiptProps extends Pick<ShopSheetProps, 'onPrinted'> {
  readonly file: RepairView;
  readonly config: Pick<RemoteConfig, 'campaign' | 'programme'>;
}

/** What the customer takes along: shop, file, amounts, the tax or why there is none; alone on its sheet. */
export function Receipt({ file, config, onPrinted }: ReceiptProps): ReactNode {
  const correction = correctionForClient(file);
  const title = isSession(file) ? receiptTitles.session : receiptTitles.repair;
  return (
    <ShopSheet title={title} shop={file.shop} programme={config.programme} onPrinted={onPrinted}>
      <SheetFacts
        facts={[
          { label: texts.date, value: formatDate(confirmedAt(file)) },
          { label: texts.number, value: file.fileNumber },
          { label: texts.customer, value: nameText(file.person) },
          { label: texts.subject, value: subjectText(file) },
          ...(file.receiptCode ? [{ label: texts.receiptCode, value: displayReceiptCode(file.receiptCode) }] : []),
        ]}
      />
      <SheetFacts facts={customerSum(file, config.campaign)} />
      {correction ? <p>{correction}</p> : null}
      <ReceiptSteps file={file} />
      {isVatExempt(file.vatRate) ? <p>{`${vatExemption}.`}</p> : null}
      <p>{texts.paidByProgramme(config.programme.name)}</p>
      {file.receiptCode ? <p>{texts.receiptCodeNote}</p> : null}
      <p>{texts.notAnInvoice}</p>
    </ShopSheet>
  );
}

/** How the aid was reckoned, for the customer to read again; nothing of invoices of earlier versions. */
function ReceiptSteps({ file }: Pick<ReceiptProps, 'file'>): ReactNode {
  const steps = premiumStepsOf(file);
  if (steps.length === 0) return null;
  return (
    <>
      <h2>{texts.howReckoned}</h2>
      <SheetFacts facts={steps.map(({ title, value }) => ({ label: title, value }))} />
    </>
  );
}

/** When the customer last confirmed; a file that staff completed tells of its last change. */
function confirmedAt({ history, modifiedAt }: Pick<RepairView, 'history' | 'modifiedAt'>): string {
  return history.findLast(({ operation }) => operation === 'VAL')?.at ?? modifiedAt;
}
