import { documentTypes } from '@alveole/shared-screens/chosen-files';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import type { Answers, Question } from '@alveole/domain';
import { Fieldset } from '@alveole/ui';
import type { Uploader } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ChosenMedia } from '../exchange-media/chosen-media.ts';
import { invoiceFault as fileFault } from '../exchange-media/check-media.ts';
import { MediaUpload } from '../exchange-media/media-upload.tsx';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import type { AnswerDocuments } from '../keep-draft/question-draft.ts';
import { texts } from './answer-questions.text.ts';
import { QuestionField } from './question-field.tsx';
import type { MendDocuments } from './use-mend-documents.ts';
import { fieldFault } from './typed-answers.ts';

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
  return (
    <Fieldset legend={texts.title}>
      {questions.map((question) =>
        question.kind === 'document' ? (
          <MediaUpload
            key={question.id}
            api={api}
            label={question.isRequired ? question.label : `${question.label} (facultatif)`}
            hint={question.id in fileAnswers ? texts.documentKept : question.hint}
            accept={documentTypes}
            check={fileFault}
            upload={upload}
            chosen={[answerDocuments[question.id]].filter((chosen) => chosen !== undefined)}
            {...mending.uploadOf(question.id)}
            onChange={([chosen]) => {
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
    </Fieldset>
  );
}

function withDocument(documents: AnswerDocuments, id: string, chosen: ChosenMedia | undefined): AnswerDocuments {
  const others = Object.fromEntries(Object.entries(documents).filter(([other]) => other !== id));
  return chosen === undefined ? others : { ...others, [id]: chosen };
}
