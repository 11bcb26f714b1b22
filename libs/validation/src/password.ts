import { z } from 'zod';
import { messages } from './messages.ts';

export const passwordMinLength = 8;
/** bcrypt reads no further. */
export const passwordMaxBytes = 72;

/** A new password: 8 characters, a digit, a lower-case and an upper-case letter, at most 72 bytes in UTF-8, no control character. */
export const newPassword = z
  .string(messages.password)
  .min(1, messages.password)
  .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), messages.controlCharacters)
  .min(passwordMinLength, messages.passwordLength)
  .refine((text) => utf8Length(text) <= passwordMaxBytes, messages.passwordBytes)
  .refine((text) => [/\d/, /\p{Ll}/u, /\p{Lu}/u].every((kind) => kind.test(text)), messages.passwordCharacters);

/** A new password typed twice. */
export const passwordPair = z
  .object({ password: newPassword, password2: z.string(messages.password) })
  .refine((pair) => pair.password === pair.password2, {
    path: ['password2'],
    message: messages.passwordConfirmation,
    // The difference is worth saying even while the password itself is too short.
    when: ({ value }) => typeof value === 'object' && value !== null && 'password' in value && 'password2' in value,
  });

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + utf8Width(character.codePointAt(0) ?? 0), 0);
}

function utf8Width(codePoint: number): number {
  const limits = [0x7f, 0x7ff, 0xffff];
  const width = limits.findIndex((limit) => codePoint <= limit);
  return width === -1 ? 4 : width + 1;
}
