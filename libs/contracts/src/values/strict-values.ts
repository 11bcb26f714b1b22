import { firstInstantOf } from '@alveole/domain';
import { z } from 'zod';

/** Digits as a person writes them: no sign but a minus, no exponent, no other base, no space, and no minus zero. */
const plainNumber = /^(?!-0(\.0*)?$)-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;

/**
 * A number of a query, where everything is text. `Number` alone would read `0x10`, `1e3`, ` 12 ` and an empty text,
 * and so would zod's coercion, which no route uses.
 */
export const queryNumber = <S extends z.ZodType<number, number>>(number: S) =>
  z.union([number, z.string().regex(plainNumber, 'Invalid number').transform(Number).pipe(number)]);

/** Marks a text that is a moment in a form of its own, which the formats of JSON Schema would refuse. */
export const momentMark = 'x-moment';

/** True for a moment that a calendar has, written `YYYY-MM-DDTHH:mm:ss…Z`. */
export const isMoment = (text: string): boolean => z.iso.datetime().safeParse(text).success;
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Decimal euros in whole cents; a zero has no sign. */
export const isMoney = (value: number): boolean =>
  !Object.is(value, -0) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Keyset cursor: an ISO instant, `instant,id`, or a bare date, read as its first instant in the installation's time zone. */
export const cursor = z
  .string()
  .meta({ [momentMark]: true, description: 'An ISO instant, `instant,id`, or a date' })
  .transform((text, context) => {
    const [moment = '', ...ids] = text.split(',');
    const isId = ids.length === 0 || (ids.length === 1 && /^[A-Za-z0-9_-]{1,64}$/.test(ids[0] ?? ''));
    if (isMoment(moment) && isId) return text;
    if (isDay(text)) return firstInstantOf(text);
    context.issues.push({ code: 'custom', message: 'Invalid cursor', input: text });
    return z.NEVER;
  });
