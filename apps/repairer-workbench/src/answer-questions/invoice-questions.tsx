import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import type { Answers, Question } from '@alveole/domain';
import { Fieldset, Notice } from '@alveole/ui';
import type { Uploader } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ChosenMedia } from '../exchange-media/chosen-media.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import type { AnswerDocuments } from '../keep-draft/question-draft.ts';
import { texts } from './answer-questions.text.ts';
import { DocumentAnswer } from './document-answer.tsx';
import { QuestionField } from './question-field.tsx';
import type { MendDocuments } from './use-mend-documents.ts';
import { askedWith, fieldFault } from './typed-answers.ts';

interface InvoiceQuestionsProps {
  readonly api: ApiCaller;
  readonly questions: readonly Question[];
  readonly draft: Pick<InvoiceDraft, 'answers' | 'answerDocuments'>;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
  readonly upload: Uploader<SentMedia>;
  readonly mending: MendDocuments;
  /** What the file holds already. */
  readonly fileAnswers: Answers;
}

/** What the campaign asks with the invoice; nothing where it asks nothing. A field is judged once it was left. */
export function InvoiceQuestions({
  api,
  questions,
  draft,
  change,
  upload,
  mending,
  fileAnswers,
}: InvoiceQuestionsProps): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (questions.length === 0) return null;
  const { answers, answerDocuments } = draft;
  const asked = askedWith(questions, answers, fileAnswers);
  const unaskedDocuments = questions.filter(
    (question) => question.kind === 'document' && question.id in fileAnswers && !asked.includes(question),
  );
  return (
    <Fieldset legend={texts.title}>
      {asked.map((question) =>
        question.kind === 'document' ? (
          <DocumentAnswer
            key={question.id}
            api={api}
            question={question}
            storedName={fileAnswers[question.id] === undefined ? undefined : String(fileAnswers[question.id])}
            chosen={answerDocuments[question.id]}
            upload={upload}
            mending={mending.uploadOf(question.id)}
            onChange={(chosen) => {
              mending.forget(question.id);
              change({ answerDocuments: withDocument(answerDocuments, question.id, chosen) });
            }}
          />
        ) : (
          <QuestionField
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            onChange={(typed) => change({ answers: { ...answers, [question.id]: typed } })}
            onBlur={() => setLeft(new Set([...left, question.id]))}
            error={left.has(question.id) ? fieldFault(question, answers[question.id]) : undefined}
          />
        ),
      )}
      {unaskedDocuments.map(({ id, label }) => (
        <Notice key={id} tone="info">
          {texts.documentUnasked(label)}
        </Notice>
      ))}
    </Fieldset>
  );
}

function withDocument(documents: AnswerDocuments, id: string, chosen: ChosenMedia | null | undefined): AnswerDocuments {
  const others = Object.fromEntries(Object.entries(documents).filter(([other]) => other !== id));
  return chosen === undefined ? others : { ...others, [id]: chosen };
}
