import { typedDigits } from '@alveole/domain';
import { messages } from './messages.ts';
import { isWellFormed } from './well-formed.ts';

/*
 * Rules of the few fields that pages judge by themselves, without the schemas by which forms and services judge many.
 */

/** Why a text is refused that must not be empty once its outer spaces are gone. */
export function requiredTextFault(text: string, message: string, maxLength = 300): string | undefined {
  if (!isWellFormed(text)) return messages.controlCharacters;
  const trimmed = text.trim();
  if (trimmed === '') return message;
  // A sign beyond the first plane is one, as the schemas count.
  return Array.from(trimmed).length > maxLength ? messages.tooLong : undefined;
}

const maxMessage = 4000;

/** Why a message of a file is refused. */
export function messageFault(text: string): string | undefined {
  return requiredTextFault(text, messages.message, maxMessage);
}

/** Why a request for a complement is refused. */
export function complementFault(text: string): string | undefined {
  return requiredTextFault(text, messages.complement, maxMessage);
}

/** Why the code of the SMS that confirms a pick-up cannot be sent yet: six digits, however they were typed. */
export function smsCodeFault(code: string): string | undefined {
  if (!isWellFormed(code)) return messages.controlCharacters;
  return /^\d{6}$/.test(typedDigits(code)) ? undefined : messages.smsCode;
}
