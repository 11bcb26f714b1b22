import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './field.module.css';

export interface FieldFrameProps extends Pick<
  FieldProps<unknown>,
  'label' | 'hint' | 'error' | 'isOptional' | 'isLabelHidden'
> {
  children: ReactNode;
}

/** Label above, hint under it, the control, then its error with an icon: the order of every field. */
export function FieldFrame({ label, hint, error, isOptional, isLabelHidden, children }: FieldFrameProps) {
  return (
    <>
      <Label className={clsx(classes.label, isLabelHidden && 'visually-hidden')}>
        <span>{label}</span>
        {isOptional ? <span className={classes.optional}> (facultatif)</span> : null}
      </Label>
      {hint ? (
        <Text slot="description" className={classes.hint}>
          {hint}
        </Text>
      ) : null}
      {children}
      <FieldError className={classes.error}>
        <Icon name="alert" size="s" />
        <span>{error}</span>
      </FieldError>
    </>
  );
}

/** Keeps errors ours: react-aria then neither blocks the form nor speaks for the browser. */
export function ariaState({
  error,
  isRequired,
  isDisabled,
  isReadOnly,
}: Pick<FieldProps<unknown>, 'error' | 'isRequired' | 'isDisabled' | 'isReadOnly'>) {
  return { validationBehavior: 'aria', isInvalid: Boolean(error), isRequired, isDisabled, isReadOnly } as const;
}
