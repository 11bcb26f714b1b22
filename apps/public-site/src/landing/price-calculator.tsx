import { reckonedOf, refusalsOf } from '@alveole/shared-screens/use-reckoning';
import { formatCents } from '@alveole/domain';
import type { Campaign, InvoiceAmounts } from '@alveole/domain';
import { formatEuros, parseEuros } from '@alveole/ui/format';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { amountFault, priceOf } from './calculate-price.ts';
import type { Price } from './calculate-price.ts';
import { calculatorTexts } from './landing-page.text.ts';
import { PriceBar } from './price-bar.tsx';
import classes from './price-calculator.module.css';
import { useVisitorReckoning } from './use-visitor-reckoning.ts';
import { VisitorQuestions } from './visitor-questions.tsx';
import { nothingTyped } from './visitor-situation.ts';
import { WhyAid } from './why-aid.tsx';

/** « Combien vais-je payer ? »: begins with an example of the campaign, loads its rules at the first touch, asks what they depend on, answers at each key. */
export function PriceCalculator({ campaign }: { campaign: Campaign }): ReactNode {
  const example = campaign.announcedRepairs.at(-1);
  const [typed, setTyped] = useState(example ? formatCents(example.invoiceCents) : '');
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A focus before the page wakes up tells nobody.
  useEffect(() => {
    if (field.current === document.activeElement) setTouched(true);
  }, []);
  const cents = parseEuros(typed);
  const fault = isTouched || example ? amountFault(cents) : undefined;
  const isAmount = cents !== null && fault === undefined;
  const [visitor, setVisitor] = useState(nothingTyped);
  const { fields, isUnanswered, reckoning } = useVisitorReckoning(
    campaign,
    isTouched ? { invoiceCents: isAmount ? cents : undefined, visitor } : undefined,
  );
  // What the example of the campaign gives stands there before the rules do.
  const isRuled = fields !== undefined || reckoning === 'later';
  const reckoned = reckonedOf(reckoning);
  const ownAmounts = isRuled ? reckoned?.amounts : announcedOf(campaign, cents);
  // The example stays beside the questions, and is called one, until one of them is answered.
  const isExample = example !== undefined && (!isTouched || (isUnanswered && visitor === nothingTyped));
  const amounts = isExample ? announcedOf(campaign, example.invoiceCents) : ownAmounts;
  const refusals = refusalsOf(reckoning);
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
          ref={field}
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
      {fields ? (
        <VisitorQuestions fields={fields} typed={visitor} adultAge={campaign.adultAge} onType={setVisitor} />
      ) : null}
      <p
        id="price-fault"
        className={fault === undefined && refusals.length === 0 ? classes.note : classes.fault}
        role="status"
      >
        {fault ? calculatorTexts[fault] : null}
        {example && !isTouched ? calculatorTexts.typeYours : null}
        {isAmount && reckoning === 'later' ? calculatorTexts.atTheShop : null}
        {isAmount && isUnanswered ? calculatorTexts.answerFirst : null}
        {isAmount && refusals.length > 0 ? refusals.join(' ') : null}
      </p>
      {isAmount && amounts ? (
        <>
          {isExample ? (
            <p className={classes.mark}>{calculatorTexts.example(formatEuros(amounts.invoiceCents))}</p>
          ) : null}
          <Answer price={priceOf(amounts, campaign)} vatPercent={campaign.vatPercent} />
          {reckoned && !isExample ? <WhyAid aidCents={amounts.premiumCents} steps={reckoned.steps} /> : null}
          {fields?.isFirstFile && !isExample ? <p className={classes.note}>{calculatorTexts.firstFile}</p> : null}
        </>
      ) : null}
    </section>
  );
}

/** The premium that the campaign announces for an invoice, the least where there are several: an example never says more than most are given. @param cents as it is typed */
function announcedOf({ announcedRepairs }: Campaign, cents: number | null): InvoiceAmounts | undefined {
  const announced = announcedRepairs.filter(({ invoiceCents }) => invoiceCents === cents);
  return announced.sort((one, other) => one.premiumCents - other.premiumCents)[0];
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
