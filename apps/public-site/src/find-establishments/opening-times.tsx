import { daySlotsLabel, weekdayLabels, weekdays } from '@alveole/domain';
import type { OpeningHours } from '@alveole/domain';
import { Icon } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { resultTexts } from './find-establishments.text.ts';
import { openingNow } from './opening-now.ts';
import classes from './opening-times.module.css';

/** Open now or not, and the week on demand; nothing for an establishment that gives no hours. */
export function OpeningTimes({ hours }: { hours: OpeningHours | undefined }): ReactNode {
  const [now] = useState(() => new Date());
  if (hours?.rdvOnly) return <p className={classes.now}>{resultTexts.byAppointment}</p>;
  const opening = openingNow(hours, now);
  if (!hours || !opening) return null;
  return (
    <details className={classes.hours}>
      <summary className={classes.summary}>
        <span className={classes.now} data-open={opening.isOpen || undefined}>
          {opening.text}
        </span>
        <span className={classes.word}>{resultTexts.hours}</span>
        <Icon name="chevronDown" size="s" className={classes.arrow} />
      </summary>
      <dl className={classes.week}>
        {weekdays.map((day) => (
          <div key={day}>
            <dt>{weekdayLabels[day]}</dt>
            <dd>{daySlotsLabel(hours[day])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
