import type { DebtView } from '@alveole/contracts/recovery';
import { ConfirmDialog, formatEuros, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './recover-debts.text.ts';
import { recoveryFailureText } from './recovery-failure-text.ts';

export interface RequestDialogProps {
  readonly debt: DebtView;
  readonly isOpen: boolean;
  /** A file may still come: it takes a reason. */
  readonly isEarly: boolean;
  readonly onClose: () => void;
  readonly onRequest: (reason: string | undefined) => Promise<void>;
}

/** Asks an establishment for what it owes, once the consequence was read. */
export function RequestDialog({ debt, isOpen, isEarly, onClose, onRequest }: RequestDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.askRequest(debt.entityName)}
      consequence={texts.requestConsequence(formatEuros(debt.owedCents))}
      confirmLabel={texts.request}
      isConfirmDisabled={isEarly && reason.trim() === ''}
      onConfirm={() => onRequest(isEarly ? reason.trim() : undefined)}
      describeError={recoveryFailureText}
    >
      {isEarly ? (
        <TextArea
          label={texts.early}
          hint={texts.earlyHint}
          isRequired
          maxLength={texts.longestReason}
          value={reason}
          onChange={setReason}
        />
      ) : null}
    </ConfirmDialog>
  );
}
