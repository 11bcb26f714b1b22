import { ConfirmDialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import { signOutTexts } from './sign-out.text.ts';
import { unsentWork } from './waiting-count.ts';

export interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** Asked before a sign-out that would erase what the server has not got yet, or what is only begun. */
export function SignOutDialog({ isOpen, onClose, onSignOut }: SignOutDialogProps): ReactNode {
  const { title, consequence, confirm } = signOutTexts(unsentWork(localStorage, sessionStorage));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      consequence={consequence}
      confirmLabel={confirm}
      tone="danger"
      onConfirm={async () => onSignOut()}
    />
  );
}
