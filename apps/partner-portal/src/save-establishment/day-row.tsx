import { weekdayLabels, type DaySlots, type Weekday } from '@alveole/domain';
import { TextField } from '@alveole/ui';
import { clsx } from 'clsx';
import type { FocusEvent, ReactNode } from 'react';
import { completeHour } from './complete-hour.ts';
import { texts } from './save-establishment.text.ts';
import classes from './day-row.module.css';

export interface DayRowProps {
  readonly day: Weekday;
  readonly slots: DaySlots | undefined;
  /** What is wrong with this day. */
  readonly error: string | undefined;
  readonly onChange: (slots: DaySlots) => void;
  /** The day was left for another. */
  readonly onLeave: () => void;
}

/** What each box of a day is; assistive tools read it at the box itself. */
export function DayHeads(): ReactNode {
  return (
    <div aria-hidden className={clsx(classes.day, classes.heads)}>
      {texts.slotHeads.map((head, index) => (
        <span key={index}>{head}</span>
      ))}
    </div>
  );
}

const closed: DaySlots = ['', '', '', ''];

/** One day: four hours, completed when one leaves the box. */
export function DayRow({ day, slots = closed, error, onChange, onLeave }: DayRowProps): ReactNode {
  const name = weekdayLabels[day];
  const set = (index: number, hour: string) =>
    // `map` keeps the number of slots, which its type forgets.
    onChange(slots.map((known, other) => (other === index ? hour : known)) as unknown as DaySlots);
  // Only towards another day: a message that appears under a press moves the button away from it.
  const hearLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInWeek = currentTarget.parentElement?.contains(relatedTarget) ?? false;
    if (isInWeek && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <div role="group" aria-label={name} className={classes.day} onBlur={hearLeaving}>
      <span aria-hidden className={classes.name}>
        {name}
      </span>
      {slots.map((hour, index) => (
        <TextField
          key={index}
          isLabelHidden
          label={`${name}, ${texts.slots[index]}`}
          value={hour}
          onChange={(typed) => set(index, typed)}
          onBlur={() => set(index, completeHour(hour))}
          error={index === 0 ? error : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
      ))}
    </div>
  );
}
