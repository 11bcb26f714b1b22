import {
  answerFault,
  askedQuestions,
  departmentOf,
  calendarDay,
  questionsAt,
  townGroupOf,
  townOf,
} from '@alveole/domain';
import type {
  Answers,
  AnswerValue,
  Campaign,
  InvoicedSituation,
  Question,
  Rules,
  Situation,
  SituationKey,
} from '@alveole/domain';

/** What a visitor has typed of himself and of his bike, field by field; it never leaves the page. */
export interface TypedVisitor {
  readonly age: string;
  readonly zip: string;
  /** By the id of the question; `oui` and `non` of a yes or no. */
  readonly answers: Readonly<Record<string, string>>;
}

export const nothingTyped: TypedVisitor = { age: '', zip: '', answers: {} };

/** What the calculator asks beside the amount, since the rules of the campaign name it. */
export interface VisitorFields {
  readonly hasAge: boolean;
  readonly hasZip: boolean;
  /** The rules count files: those of a first one are told. */
  readonly isFirstFile: boolean;
  /** In the order of the campaign. */
  readonly questions: readonly Question[];
}

const knownWithoutAsking: readonly SituationKey[] = ['invoiceCents', 'participants', 'vatPercent', 'repairedOn'];
const zipKeys: readonly SituationKey[] = ['homeZip', 'homeDepartment', 'homeTown', 'homeGroup'];
/** What a visitor cannot know of himself: the calculator reckons as for his first file, and says so. */
const countKeys: readonly SituationKey[] = ['filesBefore', 'filesThisYear'];
const visitorKeys: readonly SituationKey[] = ['age', ...zipKeys, ...countKeys];

/** Whether the rules need only what a visitor knows; else the shop reckons with him. */
export function canReckonFor({ namedKeys }: Pick<Rules, 'namedKeys'>): boolean {
  return namedKeys.every((key) => knownWithoutAsking.includes(key) || visitorKeys.includes(key));
}

/** What the rules name of a visitor; a question that depends on an answer is asked once that is given. */
export function visitorFields(
  { namedKeys, namedQuestions }: Pick<Rules, 'namedKeys' | 'namedQuestions'>,
  campaign: Pick<Campaign, 'questions'>,
  typed: TypedVisitor,
): VisitorFields {
  return {
    hasAge: namedKeys.includes('age'),
    hasZip: zipKeys.some((key) => namedKeys.includes(key)),
    isFirstFile: countKeys.some((key) => namedKeys.includes(key)),
    questions: askedOf(campaign, typed).filter(({ id }) => namedQuestions.includes(id)),
  };
}

function askedOf(campaign: Pick<Campaign, 'questions'>, typed: TypedVisitor): readonly Question[] {
  const all = (['opening', 'invoice'] as const).flatMap((step) => questionsAt(campaign, step, 'repair'));
  return askedQuestions(all, answersOf(all, typed));
}

function answersOf(questions: readonly Question[], { answers }: TypedVisitor): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerOf(question, answers[question.id]);
      return answer === undefined || answerFault(question, answer) !== undefined ? [] : [[question.id, answer]];
    }),
  );
}

/** What was typed as an answer; undefined where nothing was, NaN where it is no number. */
function answerOf(question: Question, typed = ''): AnswerValue | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (question.kind === 'yes-no') return text === 'oui';
  return question.kind === 'number' ? Number(text.replace(/\s/g, '').replace(',', '.')) : text;
}

/** The whole years of an age; undefined of what is none. */
export function ageOf({ age }: TypedVisitor): number | undefined {
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : undefined;
  return years !== undefined && years <= 120 ? years : undefined;
}

/** A postcode of five digits; undefined of what is none. */
export function zipOf({ zip }: TypedVisitor): string | undefined {
  return /^\d{5}$/.test(zip.trim()) ? zip.trim() : undefined;
}

/** Why what stands in the field of a question cannot be taken; undefined while nothing does. */
export function answerFaultOf(question: Question, typed: TypedVisitor): string | undefined {
  const answer = answerOf(question, typed.answers[question.id]);
  return answer === undefined ? undefined : answerFault(question, answer);
}

interface AskedInvoice extends Pick<Campaign, 'adultAge' | 'towns' | 'vatPercent'> {
  readonly invoiceCents: number;
}

/** What rules are asked about a visitor who has a bike repaired today, and whether every field is filled with what can be aided. */
export function visitorSituation(
  { hasAge, hasZip, isFirstFile, questions }: VisitorFields,
  typed: TypedVisitor,
  { invoiceCents, vatPercent, adultAge, towns }: AskedInvoice,
): { readonly situation: InvoicedSituation; readonly isWhole: boolean } {
  const age = hasAge ? ageOf(typed) : undefined;
  const zip = hasZip ? zipOf(typed) : undefined;
  const answers = answersOf(questions, typed);
  const lacksAnswer = questions.some(({ id, isRequired }) => isRequired && answers[id] === undefined);
  return {
    situation: {
      invoiceCents,
      vatPercent,
      repairedOn: calendarDay(new Date()),
      ...(age !== undefined && { age }),
      ...(zip !== undefined && placeOf(zip, { towns })),
      ...(isFirstFile && { filesBefore: 0, filesThisYear: 0 }),
      ...(Object.keys(answers).length > 0 && { answers }),
    },
    isWhole: !lacksAnswer && (!hasAge || (age ?? 0) >= adultAge) && (!hasZip || zip !== undefined),
  };
}

function placeOf(zip: string, campaign: Pick<Campaign, 'towns'>): Situation {
  const homeTown = townOf(campaign, { zip });
  const homeGroup = townGroupOf(campaign, { zip });
  return {
    homeZip: zip,
    homeDepartment: departmentOf(zip),
    ...(homeTown !== undefined && { homeTown }),
    ...(homeGroup !== undefined && { homeGroup }),
  };
}
