import type { ReactNode } from 'react';
import classes from './choice.module.css';

export interface OptionTextProps {
  /** The label's own id, by which the control is named without its description. */
  labelId: string;
  descriptionId: string;
  label: string;
  description?: string;
  picture?: ReactNode;
}

/** The words of one choice: its label, and the line that explains it. */
export function OptionText({ labelId, descriptionId, label, description, picture }: OptionTextProps) {
  return (
    <span className={classes.text}>
      {picture}
      <span id={labelId} className={classes.name}>
        {label}
      </span>
      {description ? (
        <span id={descriptionId} className={classes.description}>
          {description}
        </span>
      ) : null}
    </span>
  );
}
