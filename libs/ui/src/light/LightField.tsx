import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon } from '../icons/Icon.tsx';
import classes from './light.module.css';

export interface LightFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly isLabelHidden?: boolean;
  /** Why the value is refused, under the field. */
  readonly error?: string | undefined;
  /** At the end of the field: a button of its own. */
  readonly inside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text that needs no kit. What was typed before the page was taken over is told too. */
export function LightField({
  label,
  isLabelHidden = false,
  error,
  inside,
  ref,
  value,
  onValue,
  ...input
}: LightFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onValue(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={clsx(classes.label, isLabelHidden && 'visually-hidden')}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          {...input}
          value={value}
          onChange={({ target }) => onValue(target.value)}
          ref={field}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {inside}
      </div>
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
