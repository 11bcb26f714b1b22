import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import classes from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to 1; left out while the length of the work is unknown. */
  value?: number;
}

/** How far a piece of work has come. */
export function ProgressBar({ label, isLabelHidden = false, value }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value ?? 0}
      maxValue={1}
      isIndeterminate={value === undefined}
      formatOptions={{ style: 'percent' }}
      className={classes.progress}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={isLabelHidden ? 'visually-hidden' : classes.line}>
            <Label>{label}</Label>
            <span className={classes.value}>{valueText}</span>
          </span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className={classes.track}>
            <rect
              width={percentage ?? 40}
              height="1"
              className={percentage === undefined ? classes.unknown : classes.bar}
            />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
