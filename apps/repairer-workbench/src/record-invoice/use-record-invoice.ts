import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { OperatedRepair, RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import { useCallback } from 'react';
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
 */
export function useRecordInvoice(
  api: ApiCaller,
  file: RepairView,
  { cents = null, participants = '1' }: Partial<Pick<InvoiceDraft, 'cents' | 'participants'>>,
): RecordInvoice {
  const isOfSession = isSession(file);
  const blank = useCallback(() => ({ ...blankInvoice(), cents, participants }), [cents, participants]);
  const { draft, change, forget } = useDraft(`invoice.${file.repairId}`, blank);
  const operation = useFileOperation(api, file);
  const send = async (announcedPremiumCents?: number): Promise<OperatedRepair> => {
    const operated = await operation.mutateAsync(invoiceOperation(draft, isOfSession, announcedPremiumCents));
    forget();
    return operated;
  };
  return {
    isSession: isOfSession,
    draft,
    change,
    fault: invoiceFault(draft, isOfSession),
    isSending: operation.isPending,
    send,
    forget,
  };
}

/**
 * The operation that records a typed invoice. Throws RangeError while its file or amount is missing.
 * @param announcedPremiumCents what the page told the client of a repair
 */
export function invoiceOperation(
  { cents, document, participants }: InvoiceDraft,
  isOfSession: boolean,
  announcedPremiumCents?: number,
): RepairOperationInput {
  if (!document) throw new RangeError('an invoice needs its file');
  if (isOfSession) return operationBody.sessionInvoice(document.media, participantsOf({ participants }));
  if (cents === null || Number.isNaN(cents)) throw new RangeError('an invoice needs its amount');
  return operationBody.invoice(document.media, cents, { announcedPremiumCents });
}
