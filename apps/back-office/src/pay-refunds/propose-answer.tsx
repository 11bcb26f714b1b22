import { proposeAnswerBody } from '@alveole/contracts/refund';
import { bankAnswers } from '@alveole/domain';
import type { BankAnswer } from '@alveole/domain';
import { Button, ConfirmDialog, Select } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { askTexts, questionTexts as texts } from './bank-question.text.ts';
import type { AnswerStepProps } from './bank-question.tsx';
import { nameCandidate, nameMoney } from './name-candidate.ts';
import classes from './pay-refunds.module.css';

/** A first person chooses what became of the money; nothing is chosen beforehand. */
export function ProposeAnswer({ question, isPending, onSettle }: AnswerStepProps): ReactNode {
  const { candidates } = question;
  const [answer, setAnswer] = useState<BankAnswer>();
  const [candidate, setCandidate] = useState(candidates[0]?.candidate);
  const [isAsking, setAsking] = useState(false);
  const lack = useId();
  const meant = answer === 'nothing' ? [] : candidates.filter((one) => one.candidate === candidate);
  return (
    <>
      {candidates.length === 0 ? (
        <p>{texts.noCandidate(question.reason)}</p>
      ) : (
        <Select
          label={texts.candidate}
          options={candidates.map((one) => ({ value: one.candidate, label: nameCandidate(one) }))}
          value={candidate ?? ''}
          onChange={setCandidate}
        />
      )}
      <Select
        label={texts.answer}
        options={bankAnswers
          .filter((value) => value === 'nothing' || candidates.length > 0)
          .map((value) => ({ value, label: texts.answers[value] }))}
        value={answer ?? null}
        onChange={(value) => setAnswer(value as BankAnswer)}
      />
      <div>
        <Button
          isPending={isPending}
          isDisabled={answer === undefined}
          aria-describedby={answer === undefined ? lack : undefined}
          onPress={() => setAsking(true)}
        >
          {texts.propose}
        </Button>
      </div>
      {answer === undefined ? (
        <p id={lack} className={classes.reason}>
          {texts.choose}
        </p>
      ) : (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={askTexts.propose.title}
          consequence={askTexts.propose.consequence(nameMoney(question, meant), answer)}
          confirmLabel={texts.propose}
          onConfirm={() => onSettle(question.questionId, proposeAnswerBody(question, answer, candidate))}
        />
      )}
    </>
  );
}
