import { endProposalBody } from '@alveole/contracts/refund';
import { decideBankQuestion } from '@alveole/domain';
import { Button, ConfirmDialog } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { askTexts, questionTexts as texts } from './bank-question.text.ts';
import type { AnswerStepProps } from './bank-question.tsx';
import { nameMoney } from './name-candidate.ts';

/** A second person confirms the answer of the first, after reading what becomes of the money; either takes it back. */
export function ConfirmAnswer({ question, userId = '', isPending, onSettle }: AnswerStepProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { proposal, candidates } = question;
  if (!proposal) return null;
  const confirmation = decideBankQuestion(question, 'confirm', { userId });
  const end = (isConfirmed: boolean) => onSettle(question.questionId, endProposalBody(question, isConfirmed));
  const { answer, references, by } = proposal;
  const meant = candidates.filter(({ candidate }) => references.includes(candidate));
  const about = meant.length === references.length ? meant : [];
  return (
    <>
      <p>{texts.proposed(texts.answers[answer], references, by)}</p>
      {confirmation.ok ? null : <p>{confirmation.refusal.explanation}</p>}
      <div>
        {confirmation.ok ? (
          <Button variant="primary" isPending={isPending} onPress={() => setAsking(true)}>
            {texts.confirm}
          </Button>
        ) : null}{' '}
        <Button isPending={isPending} onPress={() => void end(false)}>
          {texts.takeBack}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={askTexts.confirm.title}
        consequence={askTexts.confirm.consequence(nameMoney(question, about), answer)}
        confirmLabel={texts.confirm}
        onConfirm={() => end(true)}
      />
    </>
  );
}
