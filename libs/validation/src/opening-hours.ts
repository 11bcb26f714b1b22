import { openingHoursFaults, weekdays, type OpeningHours } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { jsonOfText } from './text.ts';

/** The days of a week over one schema of what a box of hours may hold: morning open and close, afternoon open and close. */
export function weekOf<Hour extends z.ZodType<string>>(hour: Hour) {
  const slots = z.tuple([hour, hour, hour, hour]).optional();
  return z.strictObject({
    mon: slots,
    tue: slots,
    wed: slots,
    thu: slots,
    fri: slots,
    sat: slots,
    sun: slots,
    rdvOnly: z.boolean().optional(),
    noMap: z.boolean().optional(),
  });
}

/** The shape of a week of opening hours, as it travels; an empty text where closed. */
export const weekShape = weekOf(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, messages.openingHours));

/** A week of opening hours, as an object or as the JSON text that some callers send: its shape, and days that make sense. */
export const openingHours = z.unknown().transform((typed, context): OpeningHours => {
  const { data } = weekShape.safeParse(jsonOfText(typed));
  if (data !== undefined && openingHoursFaults(data).length === 0) return data;
  context.addIssue({ code: 'custom', message: messages.openingHours });
  return z.NEVER;
});

/** A week in which nothing is open. */
export const closedWeek: OpeningHours = Object.fromEntries(weekdays.map((day) => [day, ['', '', '', '']]));
