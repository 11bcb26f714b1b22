import { frenchMessage } from '@alveole/api-client';
import { ConfirmDialog, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './answer-conditions.text.ts';

export interface RefusalDialogProps {
  readonly onClose: () => void;
  /** Throws for a wrong password, which is told beside the field's dialog and can be typed again. */
  readonly onRefuse: (password: string) => Promise<void>;
}

/** Asks whoever refuses the conditions, which closes the establishment for everybody, for his password again. */
export function RefusalDialog({ onClose, onRefuse }: RefusalDialogProps): ReactNode {
  const [password, setPassword] = useState('');
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.refuseTitle}
      consequence={texts.consequence}
      confirmLabel={texts.confirmRefusal}
      cancelLabel={texts.keep}
      tone="danger"
      onConfirm={() => onRefuse(password)}
      describeError={(failure) => frenchMessage(failure)}
      isConfirmDisabled={password === ''}
    >
      <TextField
        label={texts.password}
        hint={texts.passwordHint}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </ConfirmDialog>
  );
}
