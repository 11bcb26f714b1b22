import { Dialog, ProgressBar, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface WaitingDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly label: string;
}

const stays = () => undefined;

/** Stands while the request and its documents are sent; nothing closes it but their end. */
export function WaitingDialog({ isOpen, title, children, label }: WaitingDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={stays} title={title} isGuarded hasCross={false}>
      <Stack gap="200">
        <p>{children}</p>
        <ProgressBar label={label} />
      </Stack>
    </Dialog>
  );
}
