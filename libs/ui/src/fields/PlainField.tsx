import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import type { FieldProps } from './field-props.ts';
import classes from './field.module.css';

/** What ties a control of the browser to its label, its hint and its error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

export type PlainFieldFrame = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'hint' | 'error' | 'isRequired' | 'isOptional' | 'isDisabled' | 'isReadOnly'
>;

export interface PlainFieldProps extends PlainFieldFrame {
  children: (control: ControlAttributes) => ReactNode;
  /** The field's root says that there is nothing in it. */
  isEmpty?: boolean;
}

/**
 * A field around a control of the browser: label above, hint under it, the control, then its error with an icon. The
 * error is ours alone: the browser neither blocks the form nor speaks.
 */
export function PlainField({ children, isEmpty, isOptional, isLabelHidden, ...props }: PlainFieldProps) {
  const { label, hint, error, isRequired, isDisabled, isReadOnly } = props;
  const mark = useFieldReport(label, error);
  const [id, hintId, errorId] = [useId(), useId(), useId()];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div
      {...mark}
      className={classes.field}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-empty={isEmpty || undefined}
    >
      <label htmlFor={id} className={clsx(classes.label, isLabelHidden && 'visually-hidden')}>
        <span>{label}</span>
        {isOptional ? <span className={classes.optional}> (facultatif)</span> : null}
      </label>
      {hint ? (
        <span id={hintId} className={classes.hint}>
          {hint}
        </span>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired,
        disabled: isDisabled,
        readOnly: isReadOnly,
      })}
      {error ? (
        <span id={errorId} className={classes.error}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}

/** Splits what the frame of a field says from what its control takes. */
export function frameOf<Props extends PlainFieldFrame>(
  props: Props,
): [PlainFieldFrame, Omit<Props, keyof PlainFieldFrame>] {
  const { label, isLabelHidden, hint, error, isRequired, isOptional, isDisabled, isReadOnly, ...control } = props;
  return [{ label, isLabelHidden, hint, error, isRequired, isOptional, isDisabled, isReadOnly }, control];
}
