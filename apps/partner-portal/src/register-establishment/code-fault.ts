import { isAppError, refusalIdOf } from '@alveole/contracts';
import { triesLeftText } from '@alveole/domain';
import { isAlive } from './code-life.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { codeRefusal, registrationFailures, texts } from './register-establishment.text.ts';

/**
 * What to say at the field of a code that the service refused; undefined when the failure is about something else.
 * The service tells a wrong code from an expired one to nobody; the time since it was sent does. How many tries are left is told of a code that holds.
 * @param life when the last code went out and was prolonged
 */
export function codeFault(
  failure: unknown,
  life: Pick<RegistrationDraft, 'sentAt' | 'renewedAt'>,
  now: number,
): string | undefined {
  if (!isAppError(failure) || refusalIdOf(failure) !== codeRefusal) return undefined;
  const expired = registrationFailures[codeRefusal];
  if (!isAlive(life, now)) return expired;
  return [texts.codeWrong, expired, triesLeftText(failure.triesLeft)].filter(Boolean).join(' ');
}
