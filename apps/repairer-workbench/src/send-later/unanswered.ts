import { appError, isAppError } from '@alveole/contracts';

const withoutAnswer: ReadonlySet<string> = new Set(['unavailable', 'too-many', 'token']);

/** Whether the server has not answered, or asks to come again: another try may help, by and by. */
export function isUnanswered(failure: unknown): boolean {
  return isAppError(failure) && withoutAnswer.has(failure.kind);
}

/** For what cannot be done before the steps ahead of it were acknowledged. */
export function stillWaiting() {
  return appError('ServiceUnavailableException', 'network error');
}
