import { useMemo, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { clsx } from 'clsx';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { mergeRefs } from './merge-refs.ts';
import { useCaretAcrossFormatting } from './use-caret.ts';
import classes from './field.module.css';

export interface FormattedFieldProps extends FieldProps<string> {
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'text' | 'tel';
  autoComplete?: string;
  maxLength?: number;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A line of figures shown with separators that nobody has to type: phones, dates, amounts. */
export function FormattedField(props: FormattedFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    suffix,
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    value = '',
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  const { input, noteCaret } = useCaretAcrossFormatting(value);
  const inputRef = useMemo(() => mergeRefs(input, ref), [input, ref]);
  const entry = (
    <Input
      ref={inputRef}
      onInput={noteCaret}
      className={clsx(suffix ? classes.bare : classes.control, classes.figures)}
    />
  );
  return (
    <AriaTextField
      {...mark}
      {...rest}
      value={value}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        {suffix ? (
          <div className={classes.box}>
            {entry}
            <span className={classes.suffix}>{suffix}</span>
          </div>
        ) : (
          entry
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
