import type { PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { distanceText } from './distance.ts';
import { resultTexts } from './find-establishments.text.ts';
import { openingLines } from './opening-lines.ts';
import classes from './printed-shops.module.css';
import { kindText } from './shop-item.tsx';

export interface PrintedShopProps {
  readonly kind: Finder;
  readonly shop: PublicEstablishment;
  /** As on the rings. */
  readonly number: number;
}

/** One establishment on paper: its whole week, its number and its site in letters. */
export function PrintedShop({ kind, shop, number }: PrintedShopProps): ReactNode {
  const { name, address, postcode, city, phone, website, openingHours } = shop;
  return (
    <li>
      <h3 className={classes.name}>{`${number}. ${name}`}</h3>
      <p>{`${kindText(kind, shop)} · ${distanceText(shop.distanceMetres)}`}</p>
      <p>{`${address}, ${postcode}\u00a0${city}`}</p>
      {openingHours?.rdvOnly ? <p>{resultTexts.byAppointment}</p> : null}
      {openingLines(openingHours).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {phone || website ? <p>{[phone && displayPhone(phone), website].filter(Boolean).join(' · ')}</p> : null}
    </li>
  );
}
