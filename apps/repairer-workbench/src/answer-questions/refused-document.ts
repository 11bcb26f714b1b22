import { isAppError } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import { answerSentence } from '@alveole/domain';
import type { Question } from '@alveole/domain';
import type { FileRefusal } from '../exchange-media/use-mend-file.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import type { AnswerDocuments } from '../keep-draft/question-draft.ts';
import { texts } from './answer-questions.text.ts';

export interface RefusedDocument extends FileRefusal {
  readonly questionId: string;
}

/** An invoice and the documents that go with it. */
export type JoinedFiles = Pick<InvoiceDraft, 'document' | 'answerDocuments'>;

/** Chosen documents that are the invoice once more, by the id of their question: the service would refuse them. */
export function refusedTwins(
  questions: readonly Question[],
  { document, answerDocuments }: JoinedFiles,
): Readonly<Record<string, RefusedDocument>> {
  const twins = questions.flatMap((question) => {
    const media = answerDocuments[question.id]?.media;
    if (!media || !document || !isSameFile(media, document.media)) return [];
    const reason = answerSentence(question, texts.isInvoice);
    return [[question.id, { questionId: question.id, mediaName: media.mediaName, reason }] as const];
  });
  return Object.fromEntries(twins);
}

/** A file that only this device keeps has no hash before it is sent. */
const isSameFile = (one: SentMedia, other: SentMedia): boolean =>
  one.mediaName === other.mediaName || (one.mediaHash !== '' && one.mediaHash === other.mediaHash);

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
