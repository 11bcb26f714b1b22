import type { BankQuestionView } from '@alveole/contracts/refund';
import { Stack, StatusBadge } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Files, dayOf } from './bank-columns.tsx';
import { questionTexts as texts } from './bank-question.text.ts';
import { BankSum } from './bank-sum.tsx';
import { ConfirmAnswer } from './confirm-answer.tsx';
import { questionBadges } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';
import { ProposeAnswer } from './propose-answer.tsx';
import type { RefundWriter } from './use-refund-writer.ts';

export interface BankQuestionProps {
  readonly question: BankQuestionView;
  readonly userId: string | undefined;
  readonly onSettle: RefundWriter['settleQuestion'];
}

export interface AnswerStepProps extends BankQuestionProps {
  readonly isPending: boolean;
}

/** One question of the bank: a first person proposes an answer, a second one confirms it. */
export function BankQuestion(props: BankQuestionProps): ReactNode {
  const { question, onSettle } = props;
  const [isPending, setIsPending] = useState(false);
  const name = useId();
  const settle: RefundWriter['settleQuestion'] = async (...step) => {
    setIsPending(true);
    await onSettle(...step);
    setIsPending(false);
  };
  const badge = questionBadges[question.reason];
  const Step = question.proposal ? ConfirmAnswer : ProposeAnswer;
  const day = dayOf(question.day);
  const files = [...new Set(question.candidates.flatMap(({ fileNumbers }) => fileNumbers))];
  return (
    <section aria-labelledby={name} className={classes.question}>
      <Stack>
        <div id={name}>
          <StatusBadge tone={badge.tone} isWrapping>
            {badge.label}
          </StatusBadge>{' '}
          <span>{question.reference}</span> <BankSum {...question} />
          {question.side === undefined ? null : <span>{` · ${texts.sides[question.side]}`}</span>}
          {day === undefined ? null : <span>{` · ${texts.bookedOn(day)}`}</span>}
        </div>
        {files.length === 0 ? null : (
          <div className={classes.fact}>
            <span>{texts.files}</span>
            <Files fileNumbers={files} />
          </div>
        )}
        <Step {...props} onSettle={settle} isPending={isPending} />
      </Stack>
    </section>
  );
}
