import { Button, Dialog } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface UnderstoodDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Tells what was done; one reads it and goes on. */
export function UnderstoodDialog({ isOpen, title, children, onClose }: UnderstoodDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          J’ai compris
        </Button>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
