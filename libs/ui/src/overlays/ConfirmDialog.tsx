import { useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Overlay } from './Overlay.tsx';
import classes from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question, by its act: « Valider ce dossier ? » */
  title: string;
  /** What will follow: « Le réparateur recevra un courriel. » */
  consequence: ReactNode;
  /** The verb of the act. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** The dialog waits for it; closes when it is done, stays with the reason when it fails. */
  onConfirm: () => unknown;
  describeError?: (error: unknown) => string;
  /** More to fill in or read (a reason, a count). */
  children?: ReactNode;
  isConfirmDisabled?: boolean;
}

/** Asks before what cannot be undone, and names its consequence. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    consequence,
    confirmLabel,
    cancelLabel = 'Annuler',
    tone = 'primary',
    onConfirm,
    describeError = () => 'Une erreur est survenue',
    children,
    isConfirmDisabled,
  } = props;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setPending(false);
    }
  };
  const acts = (
    <>
      <Button onPress={close} isDisabled={isPending}>
        {cancelLabel}
      </Button>
      <Button
        variant={tone === 'danger' ? 'dangerSolid' : 'primary'}
        onPress={() => void confirm()}
        isPending={isPending}
        isDisabled={isConfirmDisabled}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Overlay
      isOpen={isOpen}
      onClose={close}
      title={title}
      shape="dialog"
      role="alertdialog"
      isGuarded={isPending}
      footer={acts}
    >
      <div className={classes.content}>
        <p>{consequence}</p>
        {children}
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
      </div>
    </Overlay>
  );
}
