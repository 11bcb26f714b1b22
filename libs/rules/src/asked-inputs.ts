import type { AnswerValue, Question } from '@alveole/domain';

/** What rules may name of a campaign's questions: « question . <id> ». */
export interface AskedInput {
  readonly name: string;
  readonly question: Question;
  readonly kind: 'text' | 'number' | 'yes-no' | 'day';
}

const namespace = 'question . ';

/** The name by which rules name a question. */
export function questionName(id: string): string {
  return `${namespace}${id}`;
}

export function isQuestionName(name: string): boolean {
  return name.startsWith(namespace);
}

/** The question that a name means. */
export function questionIdOf(name: string): string {
  return name.slice(namespace.length);
}

const kinds = { choice: 'text', number: 'number', 'yes-no': 'yes-no', date: 'day' } as const;

/** What rules may name of the questions; a document is read by people alone. */
export function askedInputs(questions: readonly Question[]): readonly AskedInput[] {
  return questions.flatMap((question) =>
    question.kind === 'document' ? [] : [{ name: questionName(question.id), question, kind: kinds[question.kind] }],
  );
}

/** Publicodes takes no text with a quote in it; an option's id has none. */
const writers: Readonly<Record<AskedInput['kind'], (answer: AnswerValue, unit: string) => string>> = {
  text: (id) => `'${id}'`,
  number: (number, unit) => `${number} ${unit}`.trim(),
  'yes-no': (answer) => (answer === true ? 'oui' : 'non'),
  day: (iso) => String(iso).split('-').reverse().join('/'),
};

/** An answer as Publicodes reads it. */
export function writtenAnswer({ kind, question }: AskedInput, answer: AnswerValue): string {
  return writers[kind](answer, unitOf(question));
}

/** How a question is declared to Publicodes. */
export function declaredQuestion({ kind, question }: AskedInput): Record<string, string> {
  const unit = unitOf(question);
  const forms: Readonly<Record<AskedInput['kind'], Record<string, string>>> = {
    text: { type: 'texte' },
    number: unit === '' ? {} : { unité: unit },
    'yes-no': { type: 'booléen' },
    day: { type: 'date' },
  };
  return { question: question.label, titre: question.label, ...forms[kind] };
}

const unitOf = (question: Question): string => (question.kind === 'number' ? (question.unit ?? '') : '');
