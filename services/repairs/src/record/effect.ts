import type { EventEnvelope } from '@alveole/contracts';
import type { StepEffect } from '@alveole/domain';
import type { OperationDetails } from './history-record.ts';
import type { FileAfter } from './repair-events.ts';
import type { RepairRecord } from './repair-record.ts';

/** What an operation brings beside the status, all written at once. */
export interface Effect {
  /** What the rules keep of it. */
  readonly fileFields?: Omit<StepEffect, 'at' | 'by'>;
  /** What the history keeps of it. */
  readonly details?: OperationDetails;
  /** The service's own marks: the pending code and link, the messages sent, stamp and VAT of the invoice, what the file is found by. */
  readonly set?: Partial<
    Pick<RepairRecord, 'code' | 'link' | 'sms' | 'stampValue' | 'answers' | 'invoiceVat' | 'invoiceCampaignVersion'>
  > & {
    readonly searchTokens?: readonly string[];
  };
  readonly clear?: readonly ('code' | 'link')[];
  /** Reasons or a message, for the mails. */
  readonly lines?: readonly string[];
  /** Signed cents of a correction, for the mails. */
  readonly adjustmentCents?: number;
  /** Further events, of the file as it stands after the write. */
  readonly events?: (after: FileAfter) => readonly EventEnvelope[];
}
