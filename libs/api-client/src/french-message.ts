import { isAppError } from '@alveole/contracts';
import type { ErrorCode } from '@alveole/contracts';
import { textByCode, textByMessage } from './french-texts.ts';

/** Texts of one screen, by the server's exact message or by code; they go before the general ones. */
export type FrenchTexts = Readonly<Partial<Record<ErrorCode, string>>> & Readonly<Record<string, string | undefined>>;

/**
 * What to tell a person about a failure, in French. The text never holds what an unknown failure says.
 * @param own the texts of this screen
 */
export function frenchMessage(failure: unknown, own: FrenchTexts = {}): string {
  if (!isAppError(failure)) return textByCode.InternalError;
  const { message, code } = failure;
  return own[message] ?? own[code] ?? (Object.hasOwn(textByMessage, message) ? textByMessage[message] : undefined) ?? textByCode[code];
}
