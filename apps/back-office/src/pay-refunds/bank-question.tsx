import { endProposalBody, proposeAnswerBody } from '@alveole/contracts';
import type { BankQuestionView } from '@alveole/contracts';
import { bankAnswers, decideBankQuestion } from '@alveole/domain';
import type { BankAnswer } from '@alveole/domain';
import { Button, formatEuros, Select, Stack, StatusBadge } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { BankSum } from './bank-sum.tsx';
import { questionLooks, questionTexts as texts } from './pay-refunds.text.ts';
import type { RefundWriter } from './use-refund-writer.ts';

interface BankQuestionProps {
  readonly question: BankQuestionView;
  readonly userId: string | undefined;
  readonly onSettle: RefundWriter['settleQuestion'];
}

interface StepProps extends BankQuestionProps {
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
  const look = questionLooks[question.reason];
  const Step = question.proposal ? Confirm : Propose;
  return (
    <section aria-labelledby={name}>
      <Stack>
        <div id={name}>
          <StatusBadge tone={look.tone} isWrapping>
            {look.label}
          </StatusBadge>{' '}
          <span>{question.reference}</span> <BankSum {...question} />
          {question.side === undefined ? null : <span>{` · ${texts.sides[question.side]}`}</span>}
        </div>
        <Step {...props} onSettle={settle} isPending={isPending} />
      </Stack>
    </section>
  );
}

function Propose({ question, isPending, onSettle }: StepProps): ReactNode {
  const [answer, setAnswer] = useState<BankAnswer>('nothing');
  const [candidate, setCandidate] = useState(question.candidates[0]?.candidate);
  return (
    <>
      {question.candidates.length === 0 ? (
        <p>{texts.noCandidate}</p>
      ) : (
        <Select
          label={texts.candidate}
          options={question.candidates.map((one) => ({
            value: one.candidate,
            label: `${one.entityName} · ${formatEuros(one.amountCents)} · ${one.candidate}`,
          }))}
          value={candidate ?? ''}
          onChange={setCandidate}
        />
      )}
      <Select
        label={texts.answer}
        options={bankAnswers
          .filter((value) => value === 'nothing' || question.candidates.length > 0)
          .map((value) => ({ value, label: texts.answers[value] }))}
        value={answer}
        onChange={(value) => setAnswer(value as BankAnswer)}
      />
      <div>
        <Button
          isPending={isPending}
          onPress={() => void onSettle(question.questionId, proposeAnswerBody(question, answer, candidate))}
        >
          {texts.propose}
        </Button>
      </div>
    </>
  );
}

function Confirm({ question, userId = '', isPending, onSettle }: StepProps): ReactNode {
  const { proposal } = question;
  const confirmation = decideBankQuestion(question, 'confirm', { userId });
  const end = (isConfirmed: boolean): void =>
    void onSettle(question.questionId, endProposalBody(question, isConfirmed));
  if (!proposal) return null;
  return (
    <>
      <p>{texts.proposed(texts.answers[proposal.answer], proposal.references, proposal.by)}</p>
      {confirmation.ok ? null : <p>{confirmation.refusal.explanation}</p>}
      <div>
        {confirmation.ok ? (
          <Button variant="primary" isPending={isPending} onPress={() => end(true)}>
            {texts.confirm}
          </Button>
        ) : null}{' '}
        <Button isPending={isPending} onPress={() => end(false)}>
          {texts.takeBack}
        </Button>
      </div>
    </>
  );
}
