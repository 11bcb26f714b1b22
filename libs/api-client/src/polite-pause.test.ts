import { appError } from '@alveole/contracts';
import { politePause } from './polite-pause.ts';

const busy = (retryAfter?: number) => appError('ServiceUnavailableException', 'busy', retryAfter ? { retryAfter } : {});

describe('the pause before a second try', () => {
  it.each([
    ['a second where nothing is said', new TypeError('no'), 0, 1000],
    ['a second where the server said nothing', busy(), 0, 1000],
    ['as long as the server asked for', busy(3), 0, 3000],
    ['up to as much again by chance', busy(3), 0.5, 4500],
    ['never longer than a person waits', busy(600), 0, 10_000],
  ])('is %s', (_name, failure, chance, expected) => {
    expect(politePause(failure, () => chance)).toBe(expected);
  });
});
