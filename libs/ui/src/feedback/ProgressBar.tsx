import { useId } from 'react';
import { formatPercent } from '../format/numbers.ts';
import classes from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to 1; left out while the length of the work is unknown. */
  value?: number;
}

/** How far a piece of work has come. */
export function ProgressBar({ label, isLabelHidden = false, value }: ProgressBarProps) {
  const labelId = useId();
  const percentText = value === undefined ? undefined : formatPercent(value);
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={value}
      aria-valuetext={percentText}
      className={classes.progress}
    >
      <span className={isLabelHidden ? 'visually-hidden' : classes.line}>
        <span id={labelId}>{label}</span>
        <span className={classes.value}>{percentText}</span>
      </span>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className={classes.track}>
        <rect
          width={value === undefined ? 40 : value * 100}
          height="1"
          className={value === undefined ? classes.unknown : classes.bar}
        />
      </svg>
    </div>
  );
}
