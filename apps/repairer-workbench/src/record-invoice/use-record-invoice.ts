import { answersIn, operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { OperatedRepair, RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import type { Answers, Question } from '@alveole/domain';
import { useCallback, useMemo } from 'react';
import { sentAnswers, typedOf, unaskedDocuments } from '../answer-questions/typed-answers.ts';
import { forgetLeft } from '../exchange-media/chosen-media.ts';
import { useDraft } from '../keep-draft/use-draft.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { blankInvoice } from '../keep-draft/invoice-draft.ts';
import { invoiceFault, participantsOf } from './invoice-rules.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';

export interface RecordInvoice {
  readonly isSession: boolean;
  readonly draft: InvoiceDraft;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
  /** Why the invoice cannot be sent yet. */
  readonly fault: string | undefined;
  readonly isSending: boolean;
  /** @param announcedPremiumCents what the page told the client; absent where it told none */
  readonly send: (announcedPremiumCents?: number) => Promise<OperatedRepair>;
  /** Drops what was typed. */
  readonly forget: () => void;
}

/**
 * An invoice as it is typed, kept over reloads, and its sending as an operation of the file.
 * @param start what the form holds before anything is typed
 * @param questions what the campaign asks with it
 */
export function useRecordInvoice(
  api: ApiCaller,
  file: RepairView,
  { cents = null, participants = '1' }: Partial<Pick<InvoiceDraft, 'cents' | 'participants'>>,
  questions: readonly Question[],
): RecordInvoice {
  const isOfSession = isSession(file);
  const fileAnswers = useMemo(() => answersIn(file.answers), [file.answers]);
  const blank = useCallback(
    () => ({ ...blankInvoice(), cents, participants, answers: typedOf(fileAnswers) }),
    [cents, participants, fileAnswers],
  );
  const { draft, change, forget } = useDraft(`invoice.${file.repairId}`, blank);
  const operation = useFileOperation(api, file);
  const send = async (announcedPremiumCents?: number): Promise<OperatedRepair> => {
    const operated = await operation.mutateAsync(
      invoiceOperation(draft, { isSession: isOfSession, questions, fileAnswers, announcedPremiumCents }),
    );
    forgetLeft(
      api,
      unaskedDocuments(questions, { typed: draft.answers, documents: draft.answerDocuments }, fileAnswers),
      [],
    );
    forget();
    return operated;
  };
  return {
    isSession: isOfSession,
    draft,
    change,
    fault: invoiceFault(draft, { isSession: isOfSession, questions, fileAnswers }),
    isSending: operation.isPending,
    send,
    forget,
  };
}

interface InvoiceOfFile {
  readonly isSession: boolean;
  /** What the campaign asks with it; nothing where only the invoice is given again. */
  readonly questions?: readonly Question[];
  /** What the file holds already. */
  readonly fileAnswers?: Answers;
  /** What the page told the client of a repair. */
  readonly announcedPremiumCents?: number | undefined;
}

/** The operation that records a typed invoice. Throws RangeError while its file or amount is missing. */
export function invoiceOperation(
  { cents, document, participants, answers: typed, answerDocuments: documents }: InvoiceDraft,
  { isSession: isOfSession, questions = [], fileAnswers, announcedPremiumCents }: InvoiceOfFile,
): RepairOperationInput {
  if (!document) throw new RangeError('an invoice needs its file');
  const answers = sentAnswers(questions, { typed, documents }, fileAnswers);
  if (isOfSession) return operationBody.sessionInvoice(document.media, participantsOf({ participants }), answers);
  if (cents === null || Number.isNaN(cents)) throw new RangeError('an invoice needs its amount');
  return operationBody.invoice(document.media, cents, { announcedPremiumCents, answers });
}
