import { z } from 'zod';

/** When the counter asks: while the file is opened, or with the invoice. */
export const questionSteps = ['opening', 'invoice'] as const;

export type QuestionStep = (typeof questionSteps)[number];

/** The most that a campaign asks: a counter has a queue. */
export const mostQuestions = 12;

/** On which answer to an earlier question it depends whether a question is asked. */
const askedIf = z.object({ questionId: z.string(), answer: z.union([z.string(), z.boolean()]) });

const common = {
  /** Never changes once it is published: answers are kept under it. */
  id: z.string().min(1),
  /** As the counter reads it, in French. */
  label: z.string().min(1),
  hint: z.string().optional(),
  step: z.enum(questionSteps),
  isRequired: z.boolean(),
  /** Of which files it is asked; absent: of both. */
  fileKind: z.enum(['repair', 'session']).optional(),
  /** Absent: it is asked whatever was answered before. */
  askedIf: askedIf.optional(),
};

/** What a campaign asks of a file beside what the programme knows. */
export const question = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('choice'), options: z.array(z.object({ id: z.string(), label: z.string() })) }),
  z.object({
    ...common,
    kind: z.literal('number'),
    /** Written behind the number: `€`, `ans`, `km`. */
    unit: z.string().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  }),
  z.object({ ...common, kind: z.literal('yes-no') }),
  z.object({ ...common, kind: z.literal('date') }),
  z.object({ ...common, kind: z.literal('document') }),
]);

export type Question = z.infer<typeof question>;

export type QuestionKind = Question['kind'];

/** An option's id, a number, yes or no, a day (YYYY-MM-DD), or the name of an uploaded document. */
export type AnswerValue = string | number | boolean;

/** The answers of a file by the id of their question. */
export type Answers = Readonly<Record<string, AnswerValue>>;

interface Asking {
  readonly questions?: readonly Question[] | undefined;
}

/** What is asked of a file of one kind at one step, in the order of the campaign. */
export function questionsAt(
  { questions = [] }: Asking,
  step: QuestionStep,
  fileKind: 'repair' | 'session',
): readonly Question[] {
  return questions.filter((one) => one.step === step && (one.fileKind ?? fileKind) === fileKind);
}

/**
 * Those of the questions that are asked of whoever gave these answers: others depend on an answer that was not given, or on
 * a question that is not asked itself.
 * @param answers of the whole file, those of an earlier step too
 */
export function askedQuestions(questions: readonly Question[], answers: Answers): readonly Question[] {
  const unasked = new Set<string>();
  return questions.filter(({ id, askedIf: condition }) => {
    const isAsked =
      condition === undefined ||
      (!unasked.has(condition.questionId) && answers[condition.questionId] === condition.answer);
    if (!isAsked) unasked.add(id);
    return isAsked;
  });
}

/** The answers to a question that has few: the options of a choice, yes and no; none where they have no end. */
export function answersOfFew(question: Question): readonly (string | boolean)[] {
  if (question.kind === 'choice') return question.options.map(({ id }) => id);
  return question.kind === 'yes-no' ? [true, false] : [];
}

/** Every question that versions of a campaign ask or asked, each once, in the words of the last one. */
export function questionsOf(versions: readonly Asking[]): readonly Question[] {
  const all = versions.flatMap(({ questions = [] }) => questions);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
