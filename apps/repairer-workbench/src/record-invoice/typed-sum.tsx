import { customerSum, isVatExempt, sessionAmounts, vatExemption, vatText } from '@alveole/domain';
import type { Campaign, Question, VatRate } from '@alveole/domain';
import { reckonedOf, refusalsOf, WhyPremium } from '@alveole/shared-screens/reckon-premium';
import type { Reckoning } from '@alveole/shared-screens/reckon-premium';
import { Card, DefinitionList, Notice, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { areAnswered } from '../answer-questions/typed-answers.ts';
import { paths } from '../paths.ts';
import { isAmountTyped, participantsOf } from './invoice-rules.ts';
import { texts } from './record-invoice.text.ts';
import classes from './record-invoice.module.css';

export interface TypedSumProps {
  readonly draft: InvoiceDraft;
  readonly isSession: boolean;
  readonly campaign: Campaign;
  /** What the rules give for the amount of a repair. */
  readonly reckoning: Reckoning;
  /** What the campaign asks beside the amount. */
  readonly questions: readonly Question[];
  /** What the shop charges; the campaign’s rate where it has not said. */
  readonly vatRate?: VatRate | undefined;
}

/** What the customer pays, as it is typed: the sum that the file shows once the invoice is there. */
export function TypedSum(props: TypedSumProps): ReactNode {
  const { draft, isSession, campaign, reckoning, vatRate } = props;
  const repair = reckonedOf(reckoning);
  const refusals = refusalsOf(reckoning);
  const amounts = isSession ? sessionAmounts(participantsOf(draft), campaign) : repair?.amounts;
  const isBeingReckoned = !amounts && refusals.length === 0 && isAmountTyped(draft);
  return (
    <Card title={texts.sumTitle}>
      <div aria-live="polite" className={isBeingReckoned ? classes.room : undefined}>
        {amounts ? (
          <DefinitionList layout="rows" items={[...customerSum({ ...amounts, vatRate }, campaign)]} />
        ) : (
          <Waiting {...props} refusals={refusals} />
        )}
      </div>
      {repair && repair.steps.length > 0 ? (
        <WhyPremium premiumCents={repair.amounts.premiumCents} steps={repair.steps} />
      ) : null}
      {isVatExempt(vatRate) ? <p className={classes.waits}>{`${vatExemption}.`}</p> : null}
      {vatRate === undefined ? (
        <p className={classes.waits}>
          <span>{texts.usualVat(vatText(undefined, campaign))}</span>{' '}
          <TextLink href={paths.vatSetting}>{texts.toVat}</TextLink>
        </p>
      ) : null}
    </Card>
  );
}

/** Why no sum stands there: what is awaited, or what the campaign refuses. */
function Waiting({ refusals, ...props }: TypedSumProps & { readonly refusals: readonly string[] }): ReactNode {
  if (refusals.length > 0) return <Notice tone="warning">{refusals.join(' ')}</Notice>;
  return <p className={classes.waits}>{waitingText(props)}</p>;
}

/** What is awaited. */
function waitingText({ draft, reckoning, questions }: TypedSumProps): string {
  const isAnswered = areAnswered(questions, draft.answers);
  if (!isAmountTyped(draft)) return isAnswered ? texts.premiumWaits : texts.premiumWaitsWithQuestions;
  if (reckoning !== 'later') return texts.premiumLoads;
  return isAnswered ? texts.premiumLater : texts.premiumWaitsForAnswers;
}
