import type { RemoteConfig } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isSession, isVatExempt, vatExemption, receiptTitles, customerSum } from '@alveole/domain';
import type { SumLine } from '@alveole/domain';
import { formatDate } from '@alveole/ui';
import type { ReactNode } from 'react';
import { PrintSheet } from '../print-sheet/print-sheet.tsx';
import type { PrintSheetProps } from '../print-sheet/print-sheet.tsx';
import { nameText, subjectText } from '../show-file/file.text.ts';
import { texts } from './finish-file.text.ts';
import classes from './receipt.module.css';

export interface ReceiptProps extends Pick<PrintSheetProps, 'onPrinted'> {
  readonly file: RepairView;
  readonly config: Pick<RemoteConfig, 'campaign' | 'programme'>;
}

/** What the customer takes along: shop, file, amounts, the tax or why there is none; alone on its sheet. */
export function Receipt({ file, config, onPrinted }: ReceiptProps): ReactNode {
  const { shop } = file;
  const title = isSession(file) ? receiptTitles.session : receiptTitles.repair;
  const town = [shop.postcode, shop.city].filter(Boolean).join(' ');
  return (
    <PrintSheet label={title} onPrinted={onPrinted}>
      <article className={classes.receipt}>
        <header className={classes.shop}>
          <p className={classes.name}>{shop.commercialName ?? shop.companyName}</p>
          <p>{[shop.address, town].filter(Boolean).join(', ')}</p>
          {shop.identifier ? <p>{texts.siret(shop.identifier)}</p> : null}
        </header>
        <h1 className={classes.title}>{title}</h1>
        <Facts
          facts={[
            { label: texts.date, value: formatDate(confirmedAt(file)) },
            { label: texts.number, value: file.fileNumber },
            { label: texts.customer, value: nameText(file.person) },
            { label: texts.subject, value: subjectText(file) },
          ]}
        />
        <Facts facts={customerSum(file, config.campaign)} />
        {isVatExempt(file.vatRate) ? <p>{`${vatExemption}.`}</p> : null}
        <p>{texts.paidByProgramme(config.programme.name)}</p>
        <p>{texts.notAnInvoice}</p>
      </article>
    </PrintSheet>
  );
}

function Facts({ facts }: { readonly facts: readonly SumLine[] }): ReactNode {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, isKey }) => (
        <div key={label} className={classes.fact} data-key={isKey}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** When the customer last confirmed; a file that staff completed tells of its last change. */
function confirmedAt({ history, modifiedAt }: Pick<RepairView, 'history' | 'modifiedAt'>): string {
  return history.findLast(({ operation }) => operation === 'VAL')?.at ?? modifiedAt;
}
