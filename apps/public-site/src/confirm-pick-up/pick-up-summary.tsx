import type { PickUpView } from '@alveole/contracts/pick-up';
import { isVatExempt } from '@alveole/domain';
import { formatEuros } from '@alveole/ui/format';
import type { ReactNode } from 'react';
import classes from './confirm-pick-up.module.css';
import { texts } from './confirm-pick-up.text.ts';

/** Shop, bike and amounts, as they are confirmed. */
export function PickUpSummary({ pickUp }: { readonly pickUp: PickUpView }): ReactNode {
  const { shopName, city, bike, invoiceCents, premiumCents, vatRate, fileNumber } = pickUp;
  const rows = [
    { label: texts.shop, value: [shopName, city].filter(Boolean).join(', ') },
    ...(bike ? [{ label: texts.bike, value: `${bike.brand}, ${bike.serial}` }] : []),
    { label: texts.invoiced(isVatExempt(vatRate)), value: formatEuros(invoiceCents) },
    { label: texts.premium, value: formatEuros(premiumCents), isKey: true },
    { label: texts.file, value: fileNumber },
  ];
  return (
    <dl className={classes.summary}>
      {rows.map(({ label, value, ...row }) => (
        <div key={label} className={classes.row} data-key={'isKey' in row ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
