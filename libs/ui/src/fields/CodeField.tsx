import { useState, type Ref } from 'react';
import type { FieldProps } from './field-props.ts';
import { frameOf, PlainField } from './PlainField.tsx';
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
  const [frame, { digits, onComplete, onChange, onBlur, value = '', ref, ...rest }] = frameOf(props);
  const [isFocused, setFocused] = useState(false);
  const change = (text: string) => {
    const code = text.normalize('NFKC').replace(/\D/g, '').slice(0, digits);
    if (code === value) return;
    onChange?.(code);
    if (code.length === digits) onComplete?.(code);
  };
  const leave = () => {
    setFocused(false);
    onBlur?.();
  };
  return (
    <PlainField {...frame}>
      {(control) => (
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
          <input
            {...rest}
            {...control}
            ref={ref}
            type="text"
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => change(event.currentTarget.value)}
            onFocus={() => setFocused(true)}
            onBlur={leave}
            className={classes.input}
          />
        </div>
      )}
    </PlainField>
  );
}
