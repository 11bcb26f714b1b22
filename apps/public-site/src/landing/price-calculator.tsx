import type { Campaign } from '@alveole/domain';
import { formatEuros, parseEuros } from '@alveole/ui/format';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { calculatePrice } from './calculate-price.ts';
import type { Price } from './calculate-price.ts';
import { calculatorTexts } from './landing-page.text.ts';
import { PriceBar } from './price-bar.tsx';
import classes from './price-calculator.module.css';

/** The programme's own example (repairs §1): 125 € excluding tax leave 100 € to pay. */
const exampleAmount = '125,00';

/** « Combien vais-je payer ? »: answers at each key. */
export function PriceCalculator({ campaign }: { campaign: Campaign }): ReactNode {
  const [typed, setTyped] = useState(exampleAmount);
  const answer = calculatePrice(parseEuros(typed), campaign);
  const fault = 'fault' in answer ? calculatorTexts[answer.fault] : undefined;
  return (
    <section className={classes.card} aria-labelledby="price-title">
      <h2 id="price-title" className={classes.title}>
        {calculatorTexts.title}
      </h2>
      <label htmlFor="price-amount" className={classes.label}>
        {calculatorTexts.label}
      </label>
      <div className={classes.field}>
        <input
          id="price-amount"
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={fault !== undefined}
          aria-describedby="price-fault"
        />
        <span className={classes.unit}>{calculatorTexts.unit}</span>
      </div>
      <p id="price-fault" className={classes.fault} role="status">
        {fault}
      </p>
      {'price' in answer ? <Answer price={answer.price} vatPercent={campaign.vatPercent} /> : null}
    </section>
  );
}

function Answer({ price, vatPercent }: { price: Price; vatPercent: number }): ReactNode {
  return (
    <div aria-live="polite">
      <PriceBar price={price} />
      <dl className={classes.lines}>
        <div data-line="gross">
          <dt>{calculatorTexts.gross}</dt>
          <dd>{formatEuros(price.gross)}</dd>
        </div>
        <div data-line="aid">
          <dt>{calculatorTexts.aid}</dt>
          <dd>{`−${formatEuros(price.aid)}`}</dd>
        </div>
        <div data-line="left">
          <dt>{calculatorTexts.left}</dt>
          <dd>{formatEuros(price.left)}</dd>
        </div>
        <div data-line="vat">
          <dt>{calculatorTexts.vat(vatPercent)}</dt>
          <dd>{formatEuros(price.vat)}</dd>
        </div>
      </dl>
    </div>
  );
}
