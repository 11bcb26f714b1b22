import type { RemoteConfig } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import type { SumLine } from '@alveole/domain';
import { AppLogo } from '@alveole/ui/logo';
import type { ReactNode } from 'react';
import { PrintSheet } from './print-sheet.tsx';
import type { PrintSheetProps } from './print-sheet.tsx';
import classes from './shop-sheet.module.css';

export interface ShopSheetProps extends Pick<PrintSheetProps, 'onPrinted' | 'children'> {
  readonly title: string;
  readonly shop: RepairView['shop'];
  /** Whose aid the sheet is about: its name and sign stand beside the shop's. */
  readonly programme: Pick<RemoteConfig['programme'], 'name'>;
}

/** A sheet that the customer takes along: shop and programme at its head, its title, and what it says. */
export function ShopSheet({ title, shop, programme, onPrinted, children }: ShopSheetProps): ReactNode {
  const town = [shop.postcode, shop.city].filter(Boolean).join(' ');
  return (
    <PrintSheet label={title} onPrinted={onPrinted}>
      <article className={classes.sheet}>
        <header className={classes.head}>
          <div>
            <p className={classes.name}>{shop.commercialName ?? shop.companyName}</p>
            <p>{[shop.address, town].filter(Boolean).join(', ')}</p>
            {shop.identifier ? <p>{`SIRET ${shop.identifier}`}</p> : null}
          </div>
          <AppLogo name={programme.name} />
        </header>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </article>
    </PrintSheet>
  );
}

export function SheetFacts({ facts }: { readonly facts: readonly SumLine[] }): ReactNode {
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
