import { lastRequest, operationBody } from '@alveole/contracts/repair';
import type { RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { isComplementAsked, isSession } from '@alveole/domain';
import { amountFault } from '@alveole/validation';
import type { AnswerDraft } from '../keep-draft/answer-draft.ts';
import { invoiceOperation } from '../record-invoice/use-record-invoice.ts';

/** One operation of an answer, and the draft without it. */
export interface AnswerPart {
  readonly kind: 'message' | 'photo' | 'invoice';
  readonly operation: RepairOperationInput;
  /** Of a photo or an invoice. */
  readonly mediaName?: string;
  readonly without: (draft: AnswerDraft) => Partial<AnswerDraft>;
}

/**
 * What there is to send, in order. The message goes first: with the first part the file goes back to the desk, and
 * takes documents but no message there. One that is in the history already (its answer was lost) is not said twice.
 */
export function partsOf(draft: AnswerDraft, file: Pick<RepairView, 'status' | 'kind' | 'history'>): AnswerPart[] {
  const text = draft.text.trim();
  const wasSaid = lastRequest(file)?.answer.some((entry) => entry.text === text);
  const message: AnswerPart = {
    kind: 'message',
    operation: operationBody.message(text),
    without: () => ({ text: '' }),
  };
  const photos = draft.photos.map(({ media }): AnswerPart => ({
    kind: 'photo',
    operation: operationBody.photo(media),
    mediaName: media.mediaName,
    without: ({ photos: left }) => ({ photos: left.filter((photo) => photo.media.mediaName !== media.mediaName) }),
  }));
  const invoice = (): AnswerPart => ({
    kind: 'invoice',
    operation: invoiceOperation(draft.invoice, { isSession: isSession(file) }),
    mediaName: draft.invoice.document?.media.mediaName,
    without: (left) => ({ invoice: { ...left.invoice, document: null } }),
  });
  return [
    ...(text !== '' && isComplementAsked(file.status) && !wasSaid ? [message] : []),
    ...photos,
    ...(draft.invoice.document && amountFaultOf(draft, file) === undefined ? [invoice()] : []),
  ];
}

/** Why the amount of a chosen invoice is refused. */
export function amountFaultOf({ invoice }: AnswerDraft, file: Pick<RepairView, 'kind'>): string | undefined {
  return invoice.document === null || isSession(file) ? undefined : amountFault(invoice.cents);
}
