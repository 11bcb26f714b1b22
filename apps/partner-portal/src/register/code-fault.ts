import { isAppError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import { registrationFailures, texts } from './register.text.ts';

/**
 * What to say at the field of a code that the service refused; undefined when the failure is about something else.
 * The service tells a wrong code from an expired one to nobody; the time since it was sent does.
 * @param sentAt when the last code went out, milliseconds since 1970
 */
export function codeFault(failure: unknown, sentAt: number | null, now: number): string | undefined {
  if (!isAppError(failure) || failure.message !== 'Code expired or invalid.') return undefined;
  const expired = registrationFailures[failure.message];
  const isOver = sentAt === null || now - sentAt >= mailCodeLimits.lifetimeMs;
  return isOver ? expired : `${texts.codeWrong} ${expired}`;
}
