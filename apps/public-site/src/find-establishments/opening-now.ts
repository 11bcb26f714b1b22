import { weekdays, zonedFormat } from '@alveole/domain';
import type { DaySlots, OpeningHours } from '@alveole/domain';

export interface OpeningNow {
  readonly isOpen: boolean;
  /** « Ouvert jusqu’à 18 h 30 », « Ouvre à 14 h », « Fermé aujourd’hui »… */
  readonly text: string;
}

const clock = zonedFormat('en-GB', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether an establishment is open at this instant; undefined when it gives no hours. */
export function openingNow(hours: OpeningHours | undefined, now: Date): OpeningNow | undefined {
  if (!hours || hours.rdvOnly || !weekdays.some((day) => periodsOf(hours[day]).length > 0)) return undefined;
  const { day, time } = momentOf(now);
  const periods = periodsOf(hours[day]);
  const current = periods.find(([from, to]) => from <= time && time < to);
  if (current) return { isOpen: true, text: `Ouvert jusqu’à ${hourText(current[1])}` };
  const later = periods.find(([from]) => time < from);
  if (later) return { isOpen: false, text: `Ouvre à ${hourText(later[0])}` };
  return { isOpen: false, text: periods.length > 0 ? 'Fermé pour aujourd’hui' : 'Fermé aujourd’hui' };
}

type Period = readonly [from: string, to: string];

/** A shop that does not close at noon gives its opening first and its closing last. */
function periodsOf(slots: DaySlots | undefined): readonly Period[] {
  const [open = '', close = '', open2 = '', close2 = ''] = slots ?? [];
  const periods: readonly Period[] =
    close === '' && open2 === ''
      ? [[open, close2]]
      : [
          [open, close],
          [open2, close2],
        ];
  return periods.filter(([from, to]) => from !== '' && to !== '');
}

function momentOf(now: Date) {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const name = (parts.weekday ?? '').toLowerCase();
  return { day: weekdays.find((day) => day === name) ?? 'mon', time: `${parts.hour}:${parts.minute}` };
}

/** `18 h 30`, `14 h`. */
function hourText(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return [Number(hour), 'h', ...(minute === '00' ? [] : [minute])].join('\u00a0');
}
