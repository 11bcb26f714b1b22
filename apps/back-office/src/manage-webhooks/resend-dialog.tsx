import { frenchMessage } from '@alveole/api-client';
import { ConfirmDialog, DateField } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusals, texts } from './manage-webhooks.text.ts';

export interface ResendDialogProps {
  /** @param day YYYY-MM-DD */
  readonly onResend: (day: string) => Promise<void>;
  readonly onClose: () => void;
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** Asks from which day on all is sent once more. */
export function ResendDialog({ onResend, onClose }: ResendDialogProps): ReactNode {
  const [day, setDay] = useState('');
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.resendSinceTitle}
      consequence={texts.resendSinceConsequence}
      confirmLabel={texts.resend}
      onConfirm={() => onResend(day)}
      isConfirmDisabled={!isDay(day)}
      describeError={(error) => frenchMessage(error, refusals)}
    >
      <DateField label={texts.day} hint={texts.dayHint} value={day} onChange={setDay} />
    </ConfirmDialog>
  );
}
