import { appError, isAppError } from '@alveole/contracts';

const withoutAnswer: ReadonlySet<string> = new Set(['unavailable', 'too-many', 'token']);

/** Whether the server has not answered, or asks to come again: another try may help, by and by. */
export function isUnanswered(failure: unknown): boolean {
  return isAppError(failure) && withoutAnswer.has(failure.kind);
}

/** For a file of this device that the server never had and that was given up. */
export function givenUp() {
  return appError('NotFoundException', 'given up on this device');
}

/** For what cannot be done before the steps ahead of it were acknowledged. */
export function stillWaiting() {
  return appError('ServiceUnavailableException', 'network error');
}
