import { endProposalBody, proposeAnswerBody, refundsRoutes } from '@alveole/contracts';
import type { BankQuestionView, RemoteProps } from '@alveole/contracts';
import { bankAnswers, decideBankQuestion } from '@alveole/domain';
import type { BankAnswer } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { Button, Card, formatEuros, Select, Stack, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BankSum } from './bank-sum.tsx';
import { questionLooks, questionTexts as texts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { refundKeys, useBankQuestions } from './use-refunds.ts';

type Props = Pick<RemoteProps, 'api' | 'notify'> & { readonly userId: string | undefined };

/** What the bank left unclear, until two people settled it. */
export function BankQuestions(props: Props): ReactNode {
  const { data = [] } = useBankQuestions(props.api);
  if (data.length === 0) return null;
  return (
    <Card title={texts.title} tone="attention">
      <p>{texts.lead}</p>
      {data.map((question) => (
        <Question key={question.questionId} {...props} question={question} />
      ))}
    </Card>
  );
}

function Question({ api, notify, userId = '', question }: Props & { readonly question: BankQuestionView }): ReactNode {
  const cache = useQueryClient();
  const [answer, setAnswer] = useState<BankAnswer>('nothing');
  const [candidate, setCandidate] = useState(question.candidates[0]?.candidate);
  const settle = async (body: ReturnType<typeof proposeAnswerBody>): Promise<void> => {
    try {
      await api.call(refundsRoutes.settleBankQuestion, { params: { id: question.questionId }, body });
      notify({ tone: 'success', text: texts.done });
    } catch (failure) {
      notify({ tone: 'danger', text: refundFailureText(failure), seconds: 7 });
    }
    await cache.invalidateQueries({ queryKey: refundKeys.all });
  };
  const look = questionLooks[question.reason];
  const confirmation = decideBankQuestion(question, 'confirm', { userId });
  return (
    <Stack>
      <div>
        <StatusBadge tone={look.tone}>{look.label}</StatusBadge> {question.reference} <BankSum {...question} />
      </div>
      {question.proposal ? (
        <>
          <p>{texts.proposed(texts.answers[question.proposal.answer], question.proposal.by)}</p>
          {confirmation.ok ? (
            <Button variant="primary" onPress={() => settle(endProposalBody(question, true))}>
              {texts.confirm}
            </Button>
          ) : (
            <p>{confirmation.refusal.explanation}</p>
          )}
          <Button onPress={() => settle(endProposalBody(question, false))}>{texts.takeBack}</Button>
        </>
      ) : (
        <>
          <Select
            label={texts.candidate}
            options={question.candidates.map((one) => ({
              value: one.candidate,
              label: `${one.entityName} · ${formatEuros(one.amountCents)} · ${one.candidate}`,
            }))}
            value={candidate ?? ''}
            onChange={setCandidate}
          />
          <Select
            label={texts.answer}
            options={bankAnswers.map((value) => ({ value, label: texts.answers[value] }))}
            value={answer}
            onChange={(value) => setAnswer(value as BankAnswer)}
          />
          <Button onPress={() => settle(proposeAnswerBody(question, answer, candidate))}>{texts.propose}</Button>
        </>
      )}
    </Stack>
  );
}
