import { appError } from '@alveole/contracts';

const retryAfterSeconds = 1;
/** What is refused while there is more to do than can be done. */
export const tooBusy = appError('ServiceUnavailableException', 'Too much work at the moment.', {
  retryAfter: retryAfterSeconds,
});
