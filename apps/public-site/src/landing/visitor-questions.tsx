import type { Question } from '@alveole/domain';
import type { ReactNode } from 'react';
import { calculatorTexts } from './landing-page.text.ts';
import classes from './visitor-questions.module.css';
import { ageOf, answerFaultOf, zipOf } from './visitor-situation.ts';
import type { TypedVisitor, VisitorFields } from './visitor-situation.ts';

export interface VisitorQuestionsProps {
  readonly fields: VisitorFields;
  readonly typed: TypedVisitor;
  /** The age that a beneficiary must have reached. */
  readonly adultAge: number;
  readonly onType: (typed: TypedVisitor) => void;
}

/** What the aid depends on beside the amount; nothing where it depends on nothing else. */
export function VisitorQuestions({ fields, typed, adultAge, onType }: VisitorQuestionsProps): ReactNode {
  const { hasAge, hasZip, questions } = fields;
  if (!hasAge && !hasZip && questions.length === 0) return null;
  const answer = (id: string, text: string) => onType({ ...typed, answers: { ...typed.answers, [id]: text } });
  return (
    <div className={classes.questions} role="group" aria-label={calculatorTexts.visitor}>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={typed.answers[question.id] ?? ''}
          fault={answerFaultOf(question, typed)}
          onType={(text) => answer(question.id, text)}
        />
      ))}
      {hasAge ? (
        <TextField
          id="price-age"
          label={calculatorTexts.age}
          unit={calculatorTexts.years}
          value={typed.age}
          fault={ageFaultOf(typed, adultAge)}
          onType={(age) => onType({ ...typed, age })}
        />
      ) : null}
      {hasZip ? (
        <TextField
          id="price-zip"
          label={calculatorTexts.zip}
          value={typed.zip}
          autoComplete="postal-code"
          fault={typed.zip.length >= 5 && zipOf(typed) === undefined ? calculatorTexts.notZip : undefined}
          onType={(zip) => onType({ ...typed, zip })}
        />
      ) : null}
    </div>
  );
}

function ageFaultOf(typed: TypedVisitor, adultAge: number): string | undefined {
  if (typed.age === '') return undefined;
  const age = ageOf(typed);
  if (age === undefined) return calculatorTexts.notAge;
  return age < adultAge ? calculatorTexts.tooYoung(adultAge) : undefined;
}

interface QuestionFieldProps {
  readonly question: Question;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

function QuestionField({ question, ...field }: QuestionFieldProps): ReactNode {
  const options = optionsOf(question);
  if (options !== undefined) return <Choice question={question} options={options} {...field} />;
  return (
    <TextField
      id={`price-${question.id}`}
      label={question.label}
      unit={question.kind === 'number' ? question.unit : undefined}
      type={question.kind === 'date' ? 'date' : 'text'}
      {...field}
    />
  );
}

type Option = { readonly id: string; readonly label: string };

const yesAndNo: readonly Option[] = [
  { id: 'oui', label: 'Oui' },
  { id: 'non', label: 'Non' },
];

function optionsOf(question: Question): readonly Option[] | undefined {
  if (question.kind === 'choice') return question.options;
  return question.kind === 'yes-no' ? yesAndNo : undefined;
}

function Choice({
  question,
  options,
  value,
  onType,
}: QuestionFieldProps & { readonly options: readonly Option[] }): ReactNode {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>{question.label}</legend>
      <div className={classes.options}>
        {options.map(({ id, label }) => (
          <label key={id} className={classes.option}>
            <input
              type="radio"
              name={`price-${question.id}`}
              value={id}
              checked={value === id}
              onChange={() => onType(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly unit?: string | undefined;
  readonly type?: 'text' | 'date' | undefined;
  readonly autoComplete?: string | undefined;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

function TextField(props: TextFieldProps): ReactNode {
  const { id, label, value, unit, type = 'text', autoComplete = 'off', fault, onType } = props;
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {unit ? `${label} (${unit})` : label}
      </label>
      <input
        id={id}
        className={classes.input}
        type={type}
        inputMode={type === 'text' ? 'numeric' : undefined}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
      />
      <p id={`${id}-fault`} className={classes.fault} role="status">
        {fault ?? null}
      </p>
    </div>
  );
}
