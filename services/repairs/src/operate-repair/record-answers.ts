import { isSentDocument } from '@alveole/contracts/repair';
import type { SentAnswers } from '@alveole/contracts/repair';
import type { Answers } from '@alveole/domain';
import { answersWithout } from '../open-repair/taken-answers.ts';
import { acceptMedia } from './accept-media.ts';
import type { OperationContext } from './effects.ts';
import type { Effect } from '../record/effect.ts';
import type { AcceptedMedia } from '../record/operation.ts';
import { searchTokens } from '../record/search-tokens.ts';
import { requireOtherFiles } from './require-other-files.ts';

type Recorded = Required<Pick<Effect, 'details' | 'set'>>;

/**
 * What the answers that come with an invoice leave in the file: those of before stay unless they are taken away, the file
 * is found by the new ones. Documents are accepted as evidence is. Undefined where nothing is answered or taken away.
 * @throws MediaRefusedException, AnswersRefusedException where a document is the invoice or the photo of the file
 */
export async function recordAnswers(
  context: OperationContext,
  sent: SentAnswers = {},
  invoice: AcceptedMedia,
): Promise<Recorded | undefined> {
  const { file, facts } = context;
  const { removedAnswers } = facts;
  const answered = await acceptedAnswers(context, sent);
  const former = answersWithout(file.answers ?? {}, (id) => removedAnswers.some(({ questionId }) => questionId === id));
  const answers = { ...former, ...answered };
  requireOtherFiles(context, answers, invoice);
  const isAnswered = Object.keys(answered).length > 0;
  if (!isAnswered && removedAnswers.length === 0) return undefined;
  return {
    details: { ...(isAnswered && { answers: answered }), ...(removedAnswers.length > 0 && { removedAnswers }) },
    set: { answers, searchTokens: await tokensWith(context, answers) },
  };
}

async function acceptedAnswers(context: OperationContext, sent: SentAnswers): Promise<Answers> {
  const entries = Object.entries(sent).map(async ([id, answer]) => {
    if (answer === null) return [];
    return [[id, isSentDocument(answer) ? (await acceptMedia(context, answer)).key : answer] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

async function tokensWith({ ports, file }: OperationContext, answers: Answers): Promise<readonly string[]> {
  const [person, shop] = await Promise.all([
    ports.beneficiaries.find(file.consumerId),
    ports.establishments.known(file.entityId),
  ]);
  return searchTokens({ ...file, serial: file.bike.serial, person, shop, answers });
}
