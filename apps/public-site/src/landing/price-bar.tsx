import type { ReactNode } from 'react';
import type { Price } from './calculate-price.ts';
import classes from './price-calculator.module.css';

/** The parts of an invoice as a bar: aid, rest, tax. The lines below say the same, so it is decoration. */
export function PriceBar({ price }: { price: Price }): ReactNode {
  const share = (cents: number): string => `${((100 * cents) / price.gross).toFixed(2)}%`;
  return (
    <svg className={classes.bar} aria-hidden="true">
      <defs>
        <pattern id="price-stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" className={classes.rest} />
          <rect width="3" height="8" className={classes.stripe} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" className={classes.rest} />
      <rect width={share(price.aid)} height="100%" className={classes.aid} />
      <rect x={share(price.gross - price.vat)} width={share(price.vat)} height="100%" fill="url(#price-stripes)" />
    </svg>
  );
}
