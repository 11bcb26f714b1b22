import { AmountField, RadioGroup } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { texts } from './record-invoice.text.ts';

export interface InvoiceAmountProps {
  readonly isSession: boolean;
  readonly draft: Pick<InvoiceDraft, 'cents' | 'participants'>;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
  /** Why the amount is refused. */
  readonly fault: string | undefined;
  readonly autoFocus?: boolean;
}

/** What an invoice says: its amount without tax, or how many persons a session had. */
export function InvoiceAmount({ isSession, draft, change, fault, autoFocus }: InvoiceAmountProps): ReactNode {
  return isSession ? (
    <RadioGroup
      label={texts.participants}
      variant="cards"
      orientation="horizontal"
      options={participantOptions}
      value={draft.participants}
      onChange={(participants) => change({ participants })}
    />
  ) : (
    <AmountField
      label={texts.amount}
      value={draft.cents}
      onChange={(cents) => change({ cents })}
      error={fault}
      isRequired
      autoFocus={autoFocus}
    />
  );
}

/** How many persons a session may have, each with how long it lasts. */
const participantOptions = [
  { value: '1', label: texts.one, description: texts.duration.one },
  { value: '2', label: texts.two, description: texts.duration.group },
  { value: '3', label: texts.three, description: texts.duration.group },
] as const;
