import { campaignOfDay, campaignRoutes } from '@alveole/contracts/campaign';
import { askedQuestions, calendarDay, questionsAt } from '@alveole/domain';
import type { AnswerValue, Question, QuestionStep } from '@alveole/domain';
import type { DemoApi } from './api.ts';

/** How the journey answers: the first option, no, the least number, today. */
function sampleAnswer(question: Question, today: string): AnswerValue | undefined {
  switch (question.kind) {
    case 'choice':
      return question.options[0]?.id;
    case 'number':
      return question.min ?? 0;
    case 'yes-no':
      return false;
    case 'date':
      return today;
    case 'document':
      return undefined;
  }
}

/** A document that was uploaded, as an operation names it. */
interface NamedDocument {
  readonly media_url: string;
  readonly media_hash: string;
  readonly type_file: '.pdf';
}

/**
 * What the journey answers to the questions that the campaign of today asks of a repair; undefined where it asks none.
 * @param uploadDocument a document for a question that requires one
 */
export async function sampleAnswers(
  api: Pick<DemoApi, 'call'>,
  step: QuestionStep,
  uploadDocument: () => Promise<NamedDocument>,
): Promise<Record<string, AnswerValue | NamedDocument> | undefined> {
  const today = calendarDay(new Date());
  const current = campaignOfDay(await api.call(campaignRoutes.listCampaigns, {}), today);
  const asked = questionsOfJourney(current ?? {}, today);
  const answers: Record<string, AnswerValue | NamedDocument> = {};
  for (const question of asked.filter((one) => one.step === step)) {
    const answer =
      question.kind === 'document' && question.isRequired ? await uploadDocument() : sampleAnswer(question, today);
    if (answer !== undefined) answers[question.id] = answer;
  }
  return Object.keys(answers).length > 0 ? answers : undefined;
}

/** The questions of both steps that are asked of whoever answers as the journey does: others depend on another answer. */
function questionsOfJourney(campaign: Parameters<typeof questionsAt>[0], today: string): readonly Question[] {
  const all = (['opening', 'invoice'] as const).flatMap((step) => questionsAt(campaign, step, 'repair'));
  const given = all.map((question) => [question.id, sampleAnswer(question, today)] as const);
  const answers = Object.fromEntries(
    given.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer] as const])),
  );
  return askedQuestions(all, answers);
}
