import { ConfirmDialog, formatCount } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './sign-out.text.ts';
import { countWaiting } from './waiting-count.ts';

export interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** Asked before a sign-out that would erase what the server has not got yet. */
export function SignOutDialog({ isOpen, onClose, onSignOut }: SignOutDialogProps): ReactNode {
  const count = isOpen ? formatCount(countWaiting(localStorage), 'envoi') : '';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      consequence={texts.consequence(count)}
      confirmLabel={texts.confirm}
      tone="danger"
      onConfirm={async () => onSignOut()}
    />
  );
}
