import { useId, type ReactNode } from 'react';
import { Button as AriaButton, Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import classes from './Overlay.module.css';

export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The acts, at the end; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Holds something unsaved: neither Escape nor a press outside closes it. */
  isGuarded?: boolean;
  /** False while work is under way that nothing interrupts: its end closes the dialog. */
  hasCross?: boolean;
  /** The content reaches the edges and scrolls by itself (a map beside a list). */
  isFlush?: boolean;
}

export interface DressedOverlayProps extends OverlayProps {
  shape: 'dialog' | 'wide' | 'full' | 'drawer';
  role?: 'dialog' | 'alertdialog';
  /** Closed already, and not yet taken from the page: out of sight. */
  isLeaving?: boolean;
}

/** What dialogs and drawers share: a veil, the trapped and returned focus, a title, a cross, acts at the end. */
export function OverlayPanel({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isGuarded = false,
  hasCross = true,
  isFlush = false,
  shape,
  role = 'dialog',
  isLeaving = false,
}: DressedOverlayProps) {
  const bodyId = useId();
  const followOpen = (opens: boolean) => {
    if (!opens) onClose();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={followOpen}
      isDismissable={!isGuarded}
      isKeyboardDismissDisabled={isGuarded}
      className={clsx(classes.veil, classes[`${shape}Veil`], isLeaving && classes.leaving)}
    >
      <Modal className={clsx(classes.panel, classes[shape])}>
        <AriaDialog
          role={role}
          className={classes.inner}
          aria-describedby={role === 'alertdialog' ? bodyId : undefined}
        >
          <header className={classes.header}>
            <Heading slot="title" level={2} className={classes.title}>
              {title}
            </Heading>
            {hasCross ? (
              <AriaButton slot="close" aria-label="Fermer" className={classes.close}>
                <Icon name="close" />
              </AriaButton>
            ) : null}
          </header>
          <div id={bodyId} className={clsx(classes.body, isFlush && classes.flush)}>
            {children}
          </div>
          {footer ? <footer className={classes.footer}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
