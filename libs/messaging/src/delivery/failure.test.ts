import { appError } from '@alveole/contracts';
import { failureCode, failureText, isConnectionFailure } from './failure.ts';

const coded = (code: string) => Object.assign(new Error('+33600000000 is unknown'), { code });
const named = (name: string) => Object.assign(new Error('gone'), { name });

describe('failures', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['what a refused connection caused', new TypeError('fetch failed', { cause: coded('ECONNRESET') })],
    ['a database that no server answers for', named('MongoServerSelectionError')],
    ['a database connection that broke', named('MongoNetworkError')],
    ['a database without room on its disk', Object.assign(named('MongoServerError'), { code: 14031 })],
    ['a disk that is full', coded('ENOSPC')],
    ['a service that says it is unavailable', appError('ServiceUnavailableException', 'later')],
  ])('tells %s from faulty work', (_, error) => expect(isConnectionFailure(error)).toBe(true));

  it.each([
    ['an ordinary error', new Error('wrong')],
    ['a refusal of the database', named('MongoServerError')],
    ['a coded refusal', appError('ValidationException', 'no')],
    ['something thrown that is no error', 'ECONNREFUSED'],
  ])('counts %s as faulty work', (_, error) => expect(isConnectionFailure(error)).toBe(false));

  it('names a failure for the log without quoting its message', () => {
    expect([coded('E1'), appError('BadCodeException', 'x'), 'text'].map(failureCode)).toEqual([
      'Error E1',
      'BadCodeException',
      'string',
    ]);
    expect(failureText(coded('E1'))).toBe('Error: +33600000000 is unknown');
  });
});
