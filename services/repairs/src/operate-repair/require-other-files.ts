import { answerSentence } from '@alveole/domain';
import type { Answers, OperationCode } from '@alveole/domain';
import type { AcceptedMedia } from '../record/operation.ts';
import { campaignOfFile } from '../reckon-premium/reckon-invoice.ts';
import { answersRefused } from '../wire/refusals.ts';
import type { OperationContext } from './effects.ts';

/** What a document must not be, by the operation that brought it. */
const evidenceNames: Partial<Readonly<Record<OperationCode, string>>> = {
  FAC: 'la facture',
  FACVE: 'la facture',
  PHO: 'la photo du vélo',
};

/**
 * A document that answers a question proves something that invoice and photo do not: the same file again proves nothing.
 * @throws AnswersRefusedException with a French sentence for each document that is one of them
 */
export function requireOtherFiles({ ports, file }: OperationContext, answers: Answers, invoice: AcceptedMedia): void {
  const evidence = new Map(
    file.history.flatMap(({ code, details: { mediaHash } }) => {
      const name = evidenceNames[code];
      return name === undefined || mediaHash === undefined ? [] : [[mediaHash, name] as const];
    }),
  );
  evidence.set(invoice.mediaHash, 'la facture');
  const { questions = [] } = campaignOfFile(ports, file);
  const sentences = questions.flatMap((question) => {
    const name = question.kind === 'document' && evidence.get(contentHashOf(String(answers[question.id] ?? '')));
    return name ? [answerSentence(question, `ce fichier est déjà ${name}, joignez le document demandé`)] : [];
  });
  if (sentences.length > 0) throw answersRefused(sentences);
}

/** An accepted file is named by its content. */
function contentHashOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
}
