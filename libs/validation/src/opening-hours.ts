import { openingHoursFaults, type OpeningHours } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { jsonOfText } from './text.ts';
import { weekShape } from './week-shape.ts';

/** A week of opening hours, as an object or as the JSON text that some callers send: its shape, and days that make sense. */
export const openingHours = z.unknown().transform((typed, context): OpeningHours => {
  const { data } = weekShape.safeParse(jsonOfText(typed));
  if (data !== undefined && openingHoursFaults(data).length === 0) return data;
  context.addIssue({ code: 'custom', message: messages.openingHours });
  return z.NEVER;
});
