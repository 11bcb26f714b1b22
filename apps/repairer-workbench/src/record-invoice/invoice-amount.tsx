import { RadioGroup } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { texts } from './record-invoice.text.ts';
import { RepairAmount } from './repair-amount.tsx';
import type { RepairAmountProps } from './repair-amount.tsx';

export interface InvoiceAmountProps extends Pick<RepairAmountProps, 'fault' | 'campaign' | 'vatRate' | 'autoFocus'> {
  readonly isSession: boolean;
  readonly draft: Pick<InvoiceDraft, 'cents' | 'participants'>;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
}

/** What an invoice says: its amount, or how many persons a session had. */
export function InvoiceAmount({ isSession, draft, change, ...repair }: InvoiceAmountProps): ReactNode {
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
    <RepairAmount {...repair} cents={draft.cents} onChange={(cents) => change({ cents })} />
  );
}

/** How many persons a session may have, each with how long it lasts. */
const participantOptions = [
  { value: '1', label: texts.one, description: texts.duration.one },
  { value: '2', label: texts.two, description: texts.duration.group },
  { value: '3', label: texts.three, description: texts.duration.group },
] as const;
