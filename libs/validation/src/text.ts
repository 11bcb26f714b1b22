import { plainText } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';

/** What no field that a person fills may hold beside what nobody sees: halves of a sign. */
const brokenSigns = /\p{Cs}/u;

/** A text field. Absent means "required"; of another type means the rule's own message. */
export function textField(message: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? messages.required : message) })
    .refine((text) => plainText.test(text) && !brokenSigns.test(text), messages.controlCharacters);
}

/** A text that must not be empty once its outer spaces are gone. */
export function requiredText(message: string, maxLength = 300) {
  return textField(message)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, message).max(maxLength, messages.tooLong));
}

/** A text that may be left empty, which says that there is none. */
export function optionalText(message: string, maxLength = 200) {
  return textField(message)
    .transform((text) => text.trim())
    .pipe(z.string().max(maxLength, message));
}

/** A rule for what may be left empty: blanks are the empty text, which takes the value away. */
export function orEmpty<Out>(rule: z.ZodType<Out>): z.ZodType<Out | ''> {
  return z.unknown().transform((typed, context) => {
    if (String(typed ?? '').trim() === '') return '';
    const { data, error } = rule.safeParse(typed);
    error?.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
    return data as Out;
  });
}

/** A text of one shape, after its normaliser. */
export function patternText(
  message: string,
  pattern: RegExp,
  normalise: (text: string) => string = (text) => text.trim(),
) {
  return textField(message).transform(normalise).pipe(z.string().regex(pattern, message));
}

/** A number that may be typed as text, with a comma or a point; at least 0. */
export function numberField(message: string, max = 10_000) {
  return z
    .union([z.number(), z.string()], { error: message })
    .transform((value) => (typeof value === 'number' ? value : parseNumber(value)))
    .pipe(z.number(message).min(0, message).max(max, message));
}

function parseNumber(text: string): number {
  const compact = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d+)?$/.test(compact) ? Number(compact) : Number.NaN;
}

/** What a JSON text holds; every other value, a broken text included, as it is. */
export function jsonOfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The first message of what a schema finds wrong with a value; undefined when it is right. */
export function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
