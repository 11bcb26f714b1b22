import { Button, type ButtonProps } from '../actions/Button.tsx';

export interface DialogActsProps extends Pick<
  ButtonProps,
  'isPending' | 'isDisabled' | 'autoFocus' | 'onPress' | 'form'
> {
  /** What the act does: a verb. */
  label: string;
  onCancel: () => void;
  variant?: ButtonProps['variant'];
}

/** The footer of a dialog: away from it, and its act, which sends the form of that id or is pressed. */
export function DialogActs({ label, onCancel, variant = 'primary', form, isPending, ...act }: DialogActsProps) {
  return (
    <>
      <Button onPress={onCancel} isDisabled={isPending}>
        Annuler
      </Button>
      <Button {...act} {...(form && { type: 'submit', form })} variant={variant} isPending={isPending}>
        {label}
      </Button>
    </>
  );
}
