import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { formatCount } from '../format/numbers.ts';
import classes from './FilterChips.module.css';

export interface FilterChipsProps<Value extends string> {
  /** Names the filter: « État des dossiers ». */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The counts are on their way: chips hold the room of one, so that their coming moves nothing. */
  areCountsAwaited?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The ready-made filters of a list, each with its count; the choice belongs in the URL. The arrows lead along them. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  areCountsAwaited = false,
}: FilterChipsProps<Value>) {
  // Where none is in force, the keyboard comes in by the first.
  const reached = options.find((option) => option.value === value) ?? options[0];
  const row = useChosenChipInView(value);
  return (
    <div ref={row} role="radiogroup" aria-label={label} className={classes.chips} onKeyDown={walk}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={option === reached ? 0 : -1}
            className={classes.chip}
            onClick={() => (isChosen ? undefined : onChange(option.value))}
          >
            {option.label}{' '}
            {option.count === undefined ? null : <span className={classes.count}>{formatCount(option.count)}</span>}
            {areCountsAwaited && option.count === undefined ? <span aria-hidden className={classes.awaited} /> : null}
          </button>
        );
      })}
    </div>
  );
}

/** On a phone the chips stand in one row that scrolls: the one in force is brought to its middle. Answers the row's ref. */
function useChosenChipInView(value: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-checked=true]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return row;
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const here = chips.indexOf(event.target as HTMLElement);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  chips.at((here + step) % chips.length)?.focus();
}
