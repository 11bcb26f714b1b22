import type { Question } from '@alveole/domain';
import { DateField, RadioGroup, Select, TextField } from '@alveole/ui';
import type { ReactNode, Ref } from 'react';
import { texts } from './answer-questions.text.ts';

export interface QuestionFieldProps {
  readonly question: Exclude<Question, { readonly kind: 'document' }>;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<never>;
}

/** Beyond it a list takes less room than what it offers. */
const mostButtons = 5;

/** So few stand side by side, each a large target. */
const mostCards = 3;
const sideBySide = { variant: 'cards', orientation: 'horizontal' } as const;

/** The field of one question: what is known of the answer chooses it. */
export function QuestionField({ question, value, ...props }: QuestionFieldProps): ReactNode {
  const { label, hint, isRequired, kind } = question;
  const field = { ...props, label, hint, isRequired, isOptional: !isRequired };
  if (kind === 'date')
    return <DateField {...field} {...(hint === undefined && { hint: texts.dayHint })} value={value} />;
  if (kind === 'number')
    return (
      <TextField
        {...field}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...(question.unit !== undefined && { suffix: question.unit })}
      />
    );
  const options =
    kind === 'yes-no' ? texts.yesOrNo : question.options.map(({ id, label: text }) => ({ value: id, label: text }));
  const chosen = value === '' ? null : value;
  return options.length > mostButtons ? (
    <Select {...field} options={options} value={chosen} />
  ) : (
    <RadioGroup {...field} options={options} value={chosen} {...(options.length <= mostCards && sideBySide)} />
  );
}
