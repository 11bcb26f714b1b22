import type { PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { finderTexts } from './find-establishments.text.ts';
import { ShopItem } from './shop-item.tsx';
import classes from './shop-list.module.css';

export interface ShopListProps {
  readonly kind: Finder;
  readonly shops: readonly PublicEstablishment[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Where the map is hidden: leads to it. */
  readonly showOnMap?: (() => void) | undefined;
  /** Shows this one alone, under the map of a phone. */
  readonly only?: string | undefined;
}

/** Everything found, numbered; the selected one scrolls into view. */
export function ShopList({ kind, shops, selected, onSelect, showOnMap, only }: ShopListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <ol ref={list} aria-label={finderTexts[kind].list} className={classes.list}>
      {shops.map((shop, index) =>
        only === undefined || only === shop.id ? (
          <ShopItem
            key={shop.id}
            {...{ kind, shop, showOnMap }}
            number={index + 1}
            isSelected={shop.id === selected}
            onSelect={() => onSelect(shop.id)}
          />
        ) : null,
      )}
    </ol>
  );
}
