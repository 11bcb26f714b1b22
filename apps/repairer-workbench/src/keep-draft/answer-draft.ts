import type { RepairView } from '@alveole/contracts/repair';
import type { ChosenMedia } from '../exchange-media/chosen-media.ts';
import { blankInvoice } from './invoice-draft.ts';
import type { InvoiceDraft } from './invoice-draft.ts';

/** What a repairer gives for what was asked of him; each part goes once it is recorded. */
export interface AnswerDraft {
  readonly text: string;
  readonly photos: readonly ChosenMedia[];
  readonly invoice: InvoiceDraft;
}

/** The invoice most often says again what it said before: its amount is proposed. */
export function blankAnswer({ invoiceCents, history }: Pick<RepairView, 'invoiceCents' | 'history'>): AnswerDraft {
  const participants = history.findLast((entry) => entry.participants !== undefined)?.participants ?? 1;
  return {
    text: '',
    photos: [],
    invoice: { ...blankInvoice(), cents: invoiceCents ?? null, participants: `${participants}` },
  };
}
