import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';

export interface DialogActsProps extends Pick<ButtonProps, 'isPending' | 'isDisabled' | 'onPress' | 'form'> {
  /** What the act does: a verb. */
  label: string;
  onCancel: () => void;
  cancelLabel?: string;
  variant?: ButtonProps['variant'];
  /** What stands between both, and acts on what is chosen as well. */
  children?: ReactNode;
}

/** The footer of a dialog: away from it, and its act, which sends the form of that id or is pressed. */
export function DialogActs({
  label,
  onCancel,
  cancelLabel = 'Annuler',
  variant = 'primary',
  form,
  isPending,
  children,
  ...act
}: DialogActsProps) {
  return (
    <>
      <Button onPress={onCancel} isDisabled={isPending}>
        {cancelLabel}
      </Button>
      {children}
      <Button {...act} {...(form && { type: 'submit', form })} variant={variant} isPending={isPending}>
        {label}
      </Button>
    </>
  );
}
