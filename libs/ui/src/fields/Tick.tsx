import { Icon } from '../icons/Icon.tsx';
import classes from './choice.module.css';

/** The box of a checkbox, with its state drawn inside. */
export function Tick({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate: boolean }) {
  return (
    <span className={classes.tick} data-filled={isSelected || isIndeterminate || undefined} aria-hidden>
      {isIndeterminate ? <Icon name="minus" size="s" /> : isSelected ? <Icon name="check" size="s" /> : null}
    </span>
  );
}
