import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Overlay, type OverlayProps } from './Overlay.tsx';

export interface DialogProps extends OverlayProps {
  size?: 'dialog' | 'wide' | 'full';
  /** Something was typed that closing loses: the cross, Escape and a press outside ask first. */
  isUnsaved?: boolean;
}

/** Something to read or fill in before going on. */
export function Dialog({ size = 'dialog', isUnsaved = false, onClose, children, ...rest }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Overlay {...rest} onClose={isUnsaved ? () => setAsking(true) : onClose} shape={size}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={'Fermer sans enregistrer\u00a0?'}
        consequence="Ce que vous avez saisi sera perdu."
        cancelLabel="Continuer la saisie"
        confirmLabel="Abandonner la saisie"
        tone="danger"
        onConfirm={onClose}
      />
    </Overlay>
  );
}
