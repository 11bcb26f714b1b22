import { isAppError, refusalIdOf } from '@alveole/contracts';
import type { AppError, ErrorCode } from '@alveole/contracts';
import { fieldFaults } from './field-faults.ts';
import { textByCode, textById } from './french-texts.ts';

/** Texts of one screen, by the id of a refusal (`refusalNames`) or by code; they go before the general ones. */
export type FrenchTexts = Readonly<
  Partial<Record<ErrorCode, string>> &
    Record<string, string | undefined> &
    // A sentence is none: a refusal is found by its id, whatever its English words become.
    Record<`${string} ${string}`, undefined>
>;

/** By what a refusal is known to a screen: its stable id, and of a refused field `<field>-missing` or `<field>-invalid`. */
export function refusalNames(failure: AppError): readonly string[] {
  const [fault] = fieldFaults(failure);
  return [refusalIdOf(failure), ...(fault ? [`${fault.field}-${fault.kind.toLowerCase()}`] : [])];
}

/**
 * What to tell a person about a failure, in French. The text never holds what an unknown failure says; what the rules of the
 * campaign refuse they say themselves.
 * @param own the texts of this screen
 */
export function frenchMessage(failure: unknown, own: FrenchTexts = {}): string {
  if (!isAppError(failure)) return textByCode.InternalError;
  if (failure.sentences !== undefined && failure.sentences.length > 0) return failure.sentences.join(' ');
  const names = refusalNames(failure);
  return textIn(own, [...names, failure.code]) ?? textIn(textById, names) ?? textByCode[failure.code];
}

/** Ids come from outside, so only a table's own names count. */
function textIn(texts: Readonly<Record<string, string | undefined>>, names: readonly string[]): string | undefined {
  const matchingName = names.find((name) => Object.hasOwn(texts, name));
  return matchingName === undefined ? undefined : texts[matchingName];
}
