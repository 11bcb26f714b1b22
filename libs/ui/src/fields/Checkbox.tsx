import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, FieldError, Text } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { Tick } from './Tick.tsx';
import fieldClasses from './field.module.css';
import classes from './choice.module.css';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label' | 'isLabelHidden' | 'isOptional'> {
  /** The words beside the box; a link may stand in them, then give `errorLabel`. */
  label: ReactNode;
  /** How the error summary names the box, when the label is not bare text. */
  errorLabel?: string;
  isIndeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One thing to tick. */
export function Checkbox(props: CheckboxProps) {
  const { label, errorLabel, hint, error, value = false, ref, isRequired, isDisabled, isReadOnly, ...rest } = props;
  const mark = useFieldReport(errorLabel ?? String(label), error);
  return (
    <CheckboxField
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      isSelected={value}
      inputRef={ref}
      className={fieldClasses.field}
    >
      <CheckboxButton className={classes.choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <Tick isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <span className={classes.text}>{label}</span>
          </>
        )}
      </CheckboxButton>
      {hint ? (
        <Text slot="description" className={clsx(fieldClasses.hint, classes.below)}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={clsx(fieldClasses.error, classes.below)}>
        <Icon name="alert" size="s" />
        <span>{error}</span>
      </FieldError>
    </CheckboxField>
  );
}
