import { runChecks } from './check.ts';
import type { Check } from './check.ts';

const check = (part: string, tries: Check['tries'], variables = ['THE_URL']): Check => ({ part, variables, tries });
const failing = (error: unknown) => () => Promise.reject(error);

describe('the checks of an installation', () => {
  it('tell what each part answered, in their order, whatever became of the others', async () => {
    const results = await runChecks([
      check('one', () => Promise.resolve('found')),
      check('two', failing(new Error('gone'))),
      check('three', () => Promise.resolve(undefined)),
    ]);
    expect(results).toEqual([
      { part: 'one', works: true, detail: expect.stringMatching(/^\d+ ms, found$/) },
      { part: 'two', works: false, detail: 'gone (THE_URL)' },
      { part: 'three', works: true, detail: expect.stringMatching(/^\d+ ms$/) },
    ]);
  });

  it('give a silent part up', async () => {
    const [silent] = await runChecks([check('one', () => new Promise(() => undefined), [])], 20);
    expect(silent).toEqual({ part: 'one', works: false, detail: 'sans réponse après 0.02 s' });
  });

  it.each([
    [
      'the code of the system',
      Object.assign(new Error('connect mongodb://u:p@h'), { code: 'ECONNREFUSED' }),
      'ECONNREFUSED',
    ],
    ['the code of its cause', new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
    ['its message without a password', new Error('no amqp://u:secret@host here'), 'no amqp://host here'],
  ])('tell of a failure %s', async (_what, error, reason) => {
    const [result] = await runChecks([check('one', failing(error), [])]);
    expect(result?.detail).toBe(reason);
  });
});
