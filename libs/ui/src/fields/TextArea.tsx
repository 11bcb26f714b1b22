import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { clsx } from 'clsx';
import { formatCount } from '../format/numbers.ts';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './field.module.css';

export interface TextAreaProps extends FieldProps<string> {
  rows?: number;
  /** Shows how many characters are left. */
  maxLength?: number;
  /** Shows how many characters there are of those that are wanted at least. */
  minLength?: number;
  autoComplete?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    rows = 4,
    minLength,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaTextField
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <AriaTextArea ref={ref} rows={rows} className={clsx(classes.control, classes.area)} />
        {minLength === undefined ? null : <Written count={rest.value?.trim().length ?? 0} least={minLength} />}
        {rest.maxLength === undefined ? null : <Left count={rest.maxLength - (rest.value?.length ?? 0)} />}
      </FieldFrame>
    </AriaTextField>
  );
}

function Left({ count }: { count: number }) {
  return <span className={classes.count}>{formatCount(count, 'caractère restant', 'caractères restants')}</span>;
}

function Written({ count, least }: { count: number; least: number }) {
  return <span className={classes.count}>{`${formatCount(count, 'caractère')} sur ${least} au moins`}</span>;
}
