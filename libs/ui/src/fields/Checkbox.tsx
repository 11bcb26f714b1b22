import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import type { FieldProps } from './field-props.ts';
import { TickBox } from './TickBox.tsx';
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
  const { label, errorLabel, hint, error, value = false, isRequired, isDisabled, isReadOnly, ...rest } = props;
  const mark = useFieldReport(errorLabel ?? String(label), error);
  const [hintId, errorId] = [useId(), useId()];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div {...mark} className={fieldClasses.field}>
      <TickBox
        {...rest}
        isSelected={value}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={classes.choice}
      >
        <span className={classes.text}>{label}</span>
      </TickBox>
      {hint ? (
        <span id={hintId} className={clsx(fieldClasses.hint, classes.below)}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={errorId} className={clsx(fieldClasses.error, classes.below)}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}
