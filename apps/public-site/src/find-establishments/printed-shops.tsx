import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import type { ReactNode } from 'react';
import { filterLabels, finderTexts, resultTexts } from './find-establishments.text.ts';
import { PrintedRings } from './printed-rings.tsx';
import classes from './printed-shops.module.css';
import { PrintedShop } from './printed-shop.tsx';
import type { FinderAddress } from './use-finder-address.ts';

export interface PrintedShopsProps {
  readonly kind: Finder;
  readonly shops: readonly PublicEstablishment[];
  readonly centre: Position;
  readonly address: FinderAddress;
}

/** The finder on paper: what was asked for, rings around it, and all that was found. */
export function PrintedShops({ kind, shops, centre, address: { filter, isOpenOnly } }: PrintedShopsProps): ReactNode {
  const chosen = [
    ...(filter === 'tous' ? [] : [filterLabels[filter]]),
    ...(isOpenOnly ? [resultTexts.openNow] : []),
  ].join(' · ');
  return (
    <section aria-label={finderTexts[kind].list} data-paper="upright" className={classes.paper}>
      {chosen === '' ? null : <p className={classes.chosen}>{chosen}</p>}
      <PrintedRings centre={centre} shops={shops} />
      <ol className={classes.list}>
        {shops.map((shop, index) => (
          <PrintedShop key={shop.id} {...{ kind, shop }} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
