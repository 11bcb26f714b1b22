import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';

/**
 * What to tell about a refused form. After too many tries it also says when the next one makes sense.
 * @param own the texts of this screen, by the id or code of the refusal
 */
export function failureText(failure: unknown, own: FrenchTexts = {}): string {
  const text = frenchMessage(failure, own);
  const seconds = isAppError(failure) && failure.kind === 'too-many' ? failure.retryAfter : undefined;
  return seconds === undefined ? text : `${text} Réessayez dans ${waitText(seconds)}.`;
}

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0seconde${seconds > 1 ? 's' : ''}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes}\u00a0minute${minutes > 1 ? 's' : ''}`;
}
