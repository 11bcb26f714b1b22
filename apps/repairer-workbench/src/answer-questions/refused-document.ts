import { isAppError } from '@alveole/contracts';
import { answerSentence } from '@alveole/domain';
import type { Question } from '@alveole/domain';
import type { FileRefusal } from '../exchange-media/use-mend-file.ts';
import type { AnswerDocuments } from '../keep-draft/question-draft.ts';

export interface RefusedDocument extends FileRefusal {
  readonly questionId: string;
}

/** Which chosen document the service refuses, with its sentence; undefined of every other failure. */
export function refusedDocumentIn(
  failure: unknown,
  questions: readonly Question[],
  documents: AnswerDocuments,
): RefusedDocument | undefined {
  if (!isAppError(failure) || failure.code !== 'AnswersRefusedException') return undefined;
  for (const question of questions) {
    const reason = failure.sentences?.find((sentence) =>
      sentence.startsWith(answerSentence(question, '').slice(0, -1)),
    );
    const media = documents[question.id]?.media;
    if (reason !== undefined && media) return { questionId: question.id, mediaName: media.mediaName, reason };
  }
  return undefined;
}
