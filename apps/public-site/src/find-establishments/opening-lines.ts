import { daySlotsLabel, weekdayLabels, weekdays } from '@alveole/domain';
import type { OpeningHours } from '@alveole/domain';

/** The week in few lines: days that follow each other with the same hours share one. Nothing where no hours are given. */
export function openingLines(hours: OpeningHours | undefined): readonly string[] {
  if (!hours || hours.rdvOnly || weekdays.every((day) => hours[day] === undefined)) return [];
  const spans: { first: string; last: string; slots: string }[] = [];
  for (const day of weekdays) {
    const [name, slots] = [weekdayLabels[day], daySlotsLabel(hours[day])];
    const before = spans.at(-1);
    if (before?.slots === slots) before.last = name;
    else spans.push({ first: name, last: name, slots });
  }
  return spans.map(({ first, last, slots }) =>
    first === last ? `${first}\u00a0: ${slots}` : `${first} à ${last.toLowerCase()}\u00a0: ${slots}`,
  );
}
