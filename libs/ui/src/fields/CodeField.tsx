import { useState, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import fieldClasses from './field.module.css';
import classes from './CodeField.module.css';

export interface CodeFieldProps extends FieldProps<string> {
  /** How many digits the code has. */
  digits: number;
  /** Called once with the whole code, when its last digit comes. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A code of n digits: one input, drawn as cells; takes a pasted code and the phone's suggestion. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    digits,
    onComplete,
    onChange,
    value = '',
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  const [isFocused, setFocused] = useState(false);
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, digits);
    if (code === value) return;
    onChange?.(code);
    if (code.length === digits) onComplete?.(code);
  };
  return (
    <AriaTextField
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      value={value}
      onChange={change}
      onFocusChange={setFocused}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={fieldClasses.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <div className={classes.cells}>
          {Array.from({ length: digits }, (_, index) => (
            <span
              key={index}
              aria-hidden
              className={classes.cell}
              data-active={(isFocused && index === Math.min(value.length, digits - 1)) || undefined}
            >
              {value[index]}
            </span>
          ))}
          <Input ref={ref} className={classes.input} />
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
