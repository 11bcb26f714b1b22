import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import { candidatesOf } from '../hear-bank/candidates.ts';
import type { OpenQuestion } from './question-wire.ts';

/** One page of what the bank left unclear, newest first, each with the transfers that it may be about. */
export async function listQuestions(
  ports: Pick<RefundsPorts, 'questions' | 'batches' | 'now'>,
  createdBefore?: string,
): Promise<OpenQuestion[]> {
  const questions = await ports.questions.page(createdBefore ? parseCursor(createdBefore) : undefined);
  return Promise.all(
    questions.map(async (question) => ({ question, candidates: await candidatesOf(ports, question) })),
  );
}
