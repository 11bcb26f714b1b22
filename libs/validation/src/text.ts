import { z } from 'zod';
import { messages } from './messages.ts';
import { isWellFormed } from './well-formed.ts';

/** A text field. Absent means "required"; of another type means the rule's own message. */
export function textField(message: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? messages.required : message) })
    .refine(isWellFormed, messages.controlCharacters);
}

/** A text that must not be empty once its outer spaces are gone. */
export function requiredText(message: string, maxLength = 300) {
  return textField(message)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, message).max(maxLength, messages.tooLong));
}

/** A text of one shape, after its normaliser. */
export function patternText(
  message: string,
  pattern: RegExp,
  normalise: (text: string) => string = (text) => text.trim(),
) {
  return textField(message).transform(normalise).pipe(z.string().regex(pattern, message));
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
