import { z } from 'zod';
import { messages } from './messages.ts';

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
