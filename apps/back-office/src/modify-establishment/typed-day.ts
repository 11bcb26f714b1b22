import { daySlotsLabel, openingHoursFaults } from '@alveole/domain';
import type { DaySlots } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { z } from 'zod';

const hour = String.raw`(\d{1,2})[:h](\d{2})`;
const dayForm = new RegExp(String.raw`^${hour}\s*[-–]\s*${hour}(?:\s*,\s*${hour}\s*[-–]\s*${hour})?$`);
const closedDay: DaySlots = ['', '', '', ''];

/** A day as a person types it: « 09:00 – 12:00, 14:00 – 18:00 », or nothing where closed. */
export const typedDay = z.string().transform((text, context): DaySlots => {
  const slots = slotsOf(text.trim());
  if (slots !== undefined && openingHoursFaults({ mon: slots }).length === 0) return slots;
  context.addIssue({ code: 'custom', message: messages.openingHours });
  return z.NEVER;
});

/** The day as the field shows it; nothing where closed. */
export function dayText(slots: DaySlots | undefined): string {
  return slots === undefined || slots.every((slot) => slot === '') ? '' : daySlotsLabel(slots);
}

function slotsOf(text: string): DaySlots | undefined {
  if (text === '' || text === daySlotsLabel(undefined)) return closedDay;
  const match = dayForm.exec(text);
  if (match === null) return undefined;
  const [open = '', close = '', open2 = '', close2 = ''] = [1, 3, 5, 7].map((at) => timeOf(match[at], match[at + 1]));
  // Without a break the opening stands in the first box and the closing in the last.
  return open2 === '' ? [open, '', '', close] : [open, close, open2, close2];
}

const timeOf = (hours: string | undefined, minutes: string | undefined): string =>
  hours === undefined ? '' : `${hours.padStart(2, '0')}:${minutes ?? '00'}`;
