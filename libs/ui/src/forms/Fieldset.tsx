import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from './form-errors.ts';
import classes from './Fieldset.module.css';

export interface FieldsetProps {
  legend: string;
  hint?: ReactNode;
  /** An error of the group as a whole. */
  error?: string;
  /** Side by side on wide screens, as a postcode beside its city. */
  layout?: 'column' | 'row';
  children: ReactNode;
}

/** Fields that belong together, under one legend. */
export function Fieldset({ legend, hint, error, layout = 'column', children }: FieldsetProps) {
  const mark = useFieldReport(legend, error);
  const [hintId, errorId] = [useId(), useId()];
  const description = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset {...mark} className={classes.fieldset} aria-describedby={description || undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes[layout]}>{children}</div>
      {error ? (
        <p id={errorId} className={classes.error}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}

/** Another name of `Fieldset`. */
export { Fieldset as FieldGroup };
