import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';
import { Icon } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { resultTexts } from './find-establishments.text.ts';
import classes from './shop-contacts.module.css';
import { siteUrl } from './site-url.ts';

/** A number to tap, a site to open, the way there. */
export function ShopContacts({ shop: { name, phone, website, position } }: { shop: PublicEstablishment }): ReactNode {
  const site = siteUrl(website);
  if (!phone && !site && !position) return null;
  return (
    <p className={classes.contacts}>
      {phone ? (
        <a href={`tel:${phone}`} aria-label={`${resultTexts.call} ${name}\u00a0: ${displayPhone(phone)}`}>
          <Icon name="phone" size="s" />
          <span>{displayPhone(phone)}</span>
        </a>
      ) : null}
      {site ? (
        <a
          href={site}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${resultTexts.website} de ${name} ${resultTexts.newTab}`}
        >
          <Icon name="external" size="s" />
          {resultTexts.website}
        </a>
      ) : null}
      {position ? (
        <a
          href={directionsTo(position)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${resultTexts.directions} vers ${name} ${resultTexts.newTab}`}
        >
          <Icon name="pin" size="s" />
          {resultTexts.directions}
        </a>
      ) : null}
    </p>
  );
}

/** The route planner of the open map; it asks by itself where one starts. */
const directionsTo = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
