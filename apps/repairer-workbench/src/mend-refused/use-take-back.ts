import type { RepairView } from '@alveole/contracts/repair';
import { isComplementAsked } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { useContext } from 'react';
import { draftAnswersOf } from '../answer-questions/typed-answers.ts';
import { blankAnswer } from '../keep-draft/answer-draft.ts';
import type { AnswerDraft } from '../keep-draft/answer-draft.ts';
import { DraftShelfContext } from '../keep-draft/draft-shelf.ts';
import type { DraftShelf } from '../keep-draft/draft-shelf.ts';
import { filePathOf, paths } from '../paths.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import type { Outbox } from '../send-later/outbox.ts';
import { saidAgain } from '../send-later/refused-step.ts';
import type { SaidAgain } from '../send-later/refused-step.ts';
import type { Step } from '../send-later/step.ts';

/** Takes a refused invoice, photo or message out of the outbox and leads back to the form in which it was said. */
export function useTakeBack(outbox: Outbox, file: RepairView): (step: Step) => Promise<void> {
  const navigate = useNavigate();
  const shelf = useContext(DraftShelfContext);
  return async (step) => {
    const contents = await saidAgain(outbox, step);
    if (!contents) return;
    // Before the step goes: the form that comes then begins with the draft.
    keepAsDraft(shelf, file, contents);
    await outbox.takeBack(step);
    if (contents.act === 'photo' && contents.waitingMedia !== undefined)
      await outbox.media.forget(contents.waitingMedia);
    void navigate(pathBack(file, contents));
  };
}

function keepAsDraft(shelf: DraftShelf, file: RepairView, contents: SaidAgain): void {
  if (contents.act === 'photo') return;
  const draftFields = contents.act === 'message' ? { text: contents.text } : { invoice: invoiceOf(contents) };
  const { repairId } = file;
  if (isComplementAsked(file.status)) {
    const name = `answer.${repairId}`;
    shelf.write(name, { ...blankAnswer(file), ...(shelf.read(name) as Partial<AnswerDraft>), ...draftFields });
  } else if (contents.act === 'message') shelf.write(`message.${repairId}`, draftFields);
  else shelf.write(`invoice.${repairId}`, invoiceOf(contents));
}

function invoiceOf({
  cents,
  participants,
  media,
  fileName,
  answers,
  documentNames,
}: Extract<SaidAgain, { act: 'invoice' }>): InvoiceDraft {
  // One of the three that the form gave.
  const chosen = `${participants}` as InvoiceDraft['participants'];
  return {
    cents,
    participants: chosen,
    document: { name: fileName, media },
    ...draftAnswersOf(answers, documentNames),
  };
}

function pathBack(file: RepairView, { act }: SaidAgain): string {
  if (isComplementAsked(file.status) || act === 'message') return filePathOf(file);
  if (act === 'invoice') return `${paths.invoice(file.repairId)}?ajouter`;
  return file.missing.includes('VAL') ? paths.finalisation(file.repairId) : filePathOf(file);
}
