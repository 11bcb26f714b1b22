import { isAppError } from '@alveole/contracts';
import type { ErrorCode } from '@alveole/contracts';
import { textByCode, textByMessage } from './french-texts.ts';

/** Texts of one screen, by the server's exact message or by code; they go before the general ones. */
export type FrenchTexts = Readonly<Partial<Record<ErrorCode, string>> & Record<string, string | undefined>>;

/**
 * What to tell a person about a failure, in French. The text never holds what an unknown failure says.
 * @param own the texts of this screen
 */
export function frenchMessage(failure: unknown, own: FrenchTexts = {}): string {
  if (!isAppError(failure)) return textByCode.InternalError;
  const { message, code } = failure;
  return textIn(own, message) ?? textIn(own, code) ?? textIn(textByMessage, message) ?? textByCode[code];
}

/** Messages come from outside, so only a table's own names count. */
function textIn(texts: FrenchTexts, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
