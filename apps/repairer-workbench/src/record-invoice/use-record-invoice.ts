import type { ApiCaller, RepairFile } from '@alveole/contracts';
import { eurosOfCents } from '@alveole/validation';
import { useDraft } from '../keep-draft/use-draft.ts';
import { useFileOperation } from '../repair-file/use-file-operation.ts';
import type { FileOperation, OperatedFile } from '../repair-file/use-file-operation.ts';
import { blankInvoice, invoiceFault, participantsOf } from './invoice-rules.ts';
import type { InvoiceDraft } from './invoice-rules.ts';

export interface RecordInvoice {
  readonly isSession: boolean;
  readonly draft: InvoiceDraft;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
  /** Why the invoice cannot be sent yet. */
  readonly fault: string | undefined;
  readonly send: () => Promise<OperatedFile>;
}

/** An invoice as it is typed, kept over reloads, and its sending as an operation of the file. */
export function useRecordInvoice(api: ApiCaller, file: RepairFile): RecordInvoice {
  const isSession = file.gender === 1;
  const { draft, change, forget } = useDraft(`invoice.${file.repair_id}`, blankInvoice);
  const operation = useFileOperation(api, file);
  const send = async (): Promise<OperatedFile> => {
    const operated = await operation.mutateAsync(invoiceOperation(draft, isSession));
    forget();
    return operated;
  };
  return { isSession, draft, change, fault: invoiceFault(draft, isSession), send };
}

function invoiceOperation(draft: InvoiceDraft, isSession: boolean): FileOperation {
  if (draft.cents === null || Number.isNaN(draft.cents)) {
    if (!isSession) throw new RangeError('an invoice needs its amount');
  }
  if (!draft.media) throw new RangeError('an invoice needs its file');
  const { sent } = draft.media;
  if (isSession) return { operation_code: 'FACVE', operation_data: { ...sent, amount_id: participantsOf(draft) } };
  return { operation_code: 'FAC', operation_data: { ...sent, amount_net: eurosOfCents(draft.cents ?? 0) } };
}
