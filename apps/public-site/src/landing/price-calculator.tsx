import { reckonedOf, refusalsOf, useReckoning } from '@alveole/shared-screens/use-reckoning';
import { formatCents } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { formatEuros, parseEuros } from '@alveole/ui/format';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { amountFault, priceOf } from './calculate-price.ts';
import type { Price } from './calculate-price.ts';
import { calculatorTexts } from './landing-page.text.ts';
import { PriceBar } from './price-bar.tsx';
import classes from './price-calculator.module.css';

/** « Combien vais-je payer ? »: begins with an example of the campaign, loads its rules at the first touch, answers at each key. */
export function PriceCalculator({ campaign }: { campaign: Campaign }): ReactNode {
  const example = campaign.announcedRepairs.at(-1);
  const [typed, setTyped] = useState(example ? formatCents(example.invoiceCents) : '');
  const [isTouched, setTouched] = useState(false);
  const cents = parseEuros(typed);
  const fault = isTouched || example ? amountFault(cents) : undefined;
  const isAmount = cents !== null && fault === undefined;
  const reckoning = useReckoning(campaign, isTouched && isAmount ? { invoiceCents: cents } : undefined);
  const announced = campaign.announcedRepairs.find(({ invoiceCents }) => invoiceCents === cents);
  const refusals = refusalsOf(reckoning);
  const amounts = announced ?? reckonedOf(reckoning)?.amounts;
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
          onFocus={() => setTouched(true)}
          onChange={(event) => {
            // What is typed before the page wakes up comes without a focus.
            setTouched(true);
            setTyped(event.target.value);
          }}
          aria-invalid={fault !== undefined}
          aria-describedby="price-fault"
        />
        <span className={classes.unit}>{calculatorTexts.unit}</span>
      </div>
      <p id="price-fault" className={classes.fault} role="status">
        {fault ? calculatorTexts[fault] : null}
        {isAmount && reckoning === 'later' ? calculatorTexts.atTheShop : null}
        {isAmount && refusals.length > 0 ? refusals.join(' ') : null}
      </p>
      {isAmount && amounts ? <Answer price={priceOf(amounts, campaign)} vatPercent={campaign.vatPercent} /> : null}
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
