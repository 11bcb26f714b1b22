export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  mon: 'Lundi',
  tue: 'Mardi',
  wed: 'Mercredi',
  thu: 'Jeudi',
  fri: 'Vendredi',
  sat: 'Samedi',
  sun: 'Dimanche',
};

/** Morning open, morning close, afternoon open, afternoon close, `hh:mm`; an empty text where closed. */
export type DaySlots = readonly [string, string, string, string];

/** `horaires_ouverture`: a week, or by appointment only; `noMap` keeps the establishment off the map. */
export type OpeningHours = Readonly<Partial<Record<Weekday, DaySlots>>> & {
  readonly rdvOnly?: boolean;
  readonly noMap?: boolean;
};

export type SlotFault = 'format' | 'half-open' | 'reversed' | 'overlap';
export interface OpeningHoursFault {
  readonly day: Weekday;
  readonly fault: SlotFault;
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * What is wrong with a week, at most one fault a day: an hour that is none, an opening without its closing,
 * a closing before its opening, an afternoon that begins before the morning ends.
 */
export function openingHoursFaults(hours: OpeningHours): readonly OpeningHoursFault[] {
  return weekdays.flatMap((day) => {
    const slots = hours[day];
    const fault = slots === undefined ? undefined : faultOf(slots);
    return fault === undefined ? [] : [{ day, fault }];
  });
}

function faultOf(slots: DaySlots): SlotFault | undefined {
  if (slots.some((slot) => slot !== '' && !hour.test(slot))) return 'format';
  const [open, close, open2, close2] = slots;
  const periods = [
    [open, close],
    [open2, close2],
  ] as const;
  // A shop that does not close at noon writes its opening in the first box and its closing in the last.
  const throughout = open !== '' && close === '' && open2 === '' && close2 !== '';
  if (throughout) return open < close2 ? undefined : 'reversed';
  if (periods.some(([from, to]) => (from === '') !== (to === ''))) return 'half-open';
  if (periods.some(([from, to]) => from !== '' && from >= to)) return 'reversed';
  return close !== '' && open2 !== '' && open2 < close ? 'overlap' : undefined;
}

/** The day in words: « 09:00 – 12:00, 14:00 – 18:00 » or « Fermé ». */
export function daySlotsLabel(slots: DaySlots | undefined): string {
  const [open = '', close = '', open2 = '', close2 = ''] = slots ?? [];
  const periods =
    close === '' && open2 === ''
      ? [[open, close2]]
      : [
          [open, close],
          [open2, close2],
        ];
  const shown = periods.filter(([from]) => from !== '').map(([from, to]) => `${from} – ${to}`);
  return shown.length === 0 ? 'Fermé' : shown.join(', ');
}
