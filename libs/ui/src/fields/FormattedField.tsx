import { useMemo, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import type { FieldProps } from './field-props.ts';
import { mergeRefs } from './merge-refs.ts';
import { frameOf, PlainField } from './PlainField.tsx';
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
  const [frame, { suffix, ref, value = '', onChange, ...rest }] = frameOf(props);
  const { input, noteCaret } = useCaretAcrossFormatting(value);
  const inputRef = useMemo(() => mergeRefs(input, ref), [input, ref]);
  return (
    <PlainField {...frame}>
      {(control) => {
        const entry = (
          <input
            {...rest}
            {...control}
            ref={inputRef}
            value={value}
            onInput={noteCaret}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={clsx(suffix ? classes.bare : classes.control, classes.figures)}
          />
        );
        return suffix ? (
          <div className={classes.box}>
            {entry}
            <span className={classes.suffix}>{suffix}</span>
          </div>
        ) : (
          entry
        );
      }}
    </PlainField>
  );
}
