import type { SentAnswers } from '@alveole/contracts/repair';
import type { Answers } from '@alveole/domain';
import { acceptMedia } from './accept-media.ts';
import type { OperationContext } from './effects.ts';
import type { Effect } from '../record/effect.ts';
import { searchTokens } from '../record/search-tokens.ts';

/**
 * What the answers that come with an invoice leave in the file: those of before stay, the file is found by the new ones.
 * Documents are accepted as evidence is. Undefined where nothing is answered. Throws MediaRefusedException.
 */
export async function recordAnswers(
  context: OperationContext,
  sent: SentAnswers | undefined,
): Promise<Required<Pick<Effect, 'details' | 'set'>> | undefined> {
  if (sent === undefined || Object.keys(sent).length === 0) return undefined;
  const { file } = context;
  const answered = await keptAnswers(context, sent);
  const answers = { ...file.answers, ...answered };
  return { details: { answers: answered }, set: { answers, searchTokens: await tokensWith(context, answers) } };
}

async function keptAnswers(context: OperationContext, sent: SentAnswers): Promise<Answers> {
  const entries = Object.entries(sent).map(
    async ([id, answer]) =>
      [id, typeof answer === 'object' ? (await acceptMedia(context, answer)).key : answer] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function tokensWith({ ports, file }: OperationContext, answers: Answers): Promise<readonly string[]> {
  const [person, shop] = await Promise.all([
    ports.beneficiaries.find(file.consumerId),
    ports.establishments.known(file.entityId),
  ]);
  return searchTokens({ ...file, serial: file.bike.serial, person, shop, answers });
}
