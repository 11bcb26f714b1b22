import type { Ref } from 'react';
import { clsx } from 'clsx';
import { formatCount } from '../format/numbers.ts';
import type { FieldProps } from './field-props.ts';
import { frameOf, PlainField } from './PlainField.tsx';
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
  const [frame, { rows = 4, minLength, onChange, ref, ...rest }] = frameOf(props);
  return (
    <PlainField {...frame}>
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            ref={ref}
            rows={rows}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={clsx(classes.control, classes.area)}
          />
          {minLength === undefined ? null : <Written count={rest.value?.trim().length ?? 0} least={minLength} />}
          {rest.maxLength === undefined ? null : <Left count={rest.maxLength - (rest.value?.length ?? 0)} />}
        </>
      )}
    </PlainField>
  );
}

function Left({ count }: { count: number }) {
  return <span className={classes.count}>{formatCount(count, 'caractère restant', 'caractères restants')}</span>;
}

function Written({ count, least }: { count: number; least: number }) {
  return <span className={classes.count}>{`${formatCount(count, 'caractère')} sur ${least} au moins`}</span>;
}
