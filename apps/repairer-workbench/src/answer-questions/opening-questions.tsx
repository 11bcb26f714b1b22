import type { Question } from '@alveole/domain';
import { Card, Fieldset } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';
import { texts } from './answer-questions.text.ts';
import { QuestionField } from './question-field.tsx';
import { askedWith } from './typed-answers.ts';

interface OpeningQuestionsProps {
  readonly questions: readonly Question[];
  readonly control: Control<ReceptionForm>;
}

/** What the campaign asks while a file is opened; nothing where it asks nothing. */
export function OpeningQuestions({ questions, control }: OpeningQuestionsProps): ReactNode {
  const typed = useWatch({ control, name: 'answers' });
  if (questions.length === 0) return null;
  return (
    <Card>
      <Fieldset legend={texts.title}>
        {askedWith(questions, typed ?? {}, {}).map((question) =>
          question.kind === 'document' ? null : (
            <Bound key={question.id} control={control} name={`answers.${question.id}`}>
              {({ value, ...field }) => <QuestionField {...field} question={question} value={value ?? ''} />}
            </Bound>
          ),
        )}
      </Fieldset>
    </Card>
  );
}
