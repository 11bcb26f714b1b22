import type { PublicEntity } from '@alveole/contracts';
import { Button } from '@alveole/ui';
import type { ReactNode } from 'react';
import { Hexagon } from '../landing/hexagon.tsx';
import { distanceText } from './distance.ts';
import { resultTexts } from './find-shop.text.ts';
import { OpeningTimes } from './opening-times.tsx';
import { ShopContacts } from './shop-contacts.tsx';
import classes from './shop-item.module.css';
import type { FinderKind } from './use-shops.ts';

export interface ShopItemProps {
  readonly kind: FinderKind;
  readonly shop: PublicEntity;
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
      <Hexagon label={String(number)} tone={shop.atelier ? 'blue' : 'orange'} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <button type="button" className={classes.choose} aria-pressed={isSelected} onClick={onSelect}>
            <span className="visually-hidden">{`${number}. `}</span>
            {shop.name}
          </button>
        </h3>
        <p className={classes.kind}>
          {kindOf(kind, shop)} · <span className={classes.distance}>{distanceText(shop.distance)}</span>
        </p>
        <address className={classes.address}>{`${shop.addr}, ${shop.zip}\u00a0${shop.city}`}</address>
        <OpeningTimes hours={shop.hourly} />
        <ShopContacts shop={shop} />
        {showOnMap && isSelected && shop.gps ? (
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

function kindOf(kind: FinderKind, { atelier }: PublicEntity): string {
  if (atelier) return resultTexts.workshop;
  return kind === 'lesson' ? resultTexts.school : resultTexts.repairer;
}
