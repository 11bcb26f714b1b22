import type { PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { Button } from '@alveole/ui';
import type { ReactNode } from 'react';
import { Hexagon } from '../landing/hexagon.tsx';
import { distanceText } from './distance.ts';
import { resultTexts } from './find-establishments.text.ts';
import { OpeningTimes } from './opening-times.tsx';
import { ShopContacts } from './shop-contacts.tsx';
import classes from './shop-item.module.css';

export interface ShopItemProps {
  readonly kind: Finder;
  readonly shop: PublicEstablishment;
  /** As on the map. */
  readonly number: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly showOnMap?: (() => void) | undefined;
}

/** One establishment: what it is, where, when it is open, how to reach it. */
export function ShopItem({ kind, shop, number, isSelected, onSelect, showOnMap }: ShopItemProps): ReactNode {
  return (
    <li className={classes.item} data-selected={isSelected || undefined}>
      <Hexagon label={String(number)} tone={shop.isAssociativeWorkshop ? 'blue' : 'orange'} />
      <div className={classes.texts}>
        <h3 className={classes.name}>
          <button type="button" className={classes.choose} aria-pressed={isSelected} onClick={onSelect}>
            <span className="visually-hidden">{`${number}. `}</span>
            <span>{shop.name}</span>
          </button>
        </h3>
        <p className={classes.kind}>
          <span>{`${kindText(kind, shop)} · `}</span>
          <span className={classes.distance}>{distanceText(shop.distanceMetres)}</span>
        </p>
        <address className={classes.address}>{`${shop.address}, ${shop.postcode}\u00a0${shop.city}`}</address>
        <OpeningTimes hours={shop.openingHours} />
        <ShopContacts shop={shop} />
        {showOnMap && isSelected && shop.position ? (
          <div className={classes.onMap}>
            <Button icon="pin" onPress={showOnMap}>
              {resultTexts.showOnMap}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** What the establishment is, in a word or two. */
export function kindText(kind: Finder, { isAssociativeWorkshop }: PublicEstablishment): string {
  if (isAssociativeWorkshop) return resultTexts.workshop;
  return kind === 'lesson' ? resultTexts.school : resultTexts.repairer;
}
