import { createAnswersAhead } from './answers-ahead.ts';
import type { AnswerAhead } from './answers-ahead.ts';
import { answer } from './test-answers.fixture.ts';

const url = '/alveoleapi/v1/repairs/home';
const fromNetwork = answer(200, 'network');
const ask = async (): Promise<Response> => fromNetwork;

function answerAhead(changes: Partial<AnswerAhead> = {}): AnswerAhead {
  const response = Object.assign(answer(200, 'ahead'), { clone: () => answer(200, 'copy') });
  return { url, token: 'one', askedAt: 1_000, takers: 1, response: Promise.resolve(response), ...changes };
}

const bodyOf = async (ahead: ReturnType<typeof createAnswersAhead>, token = 'one', init: RequestInit = {}) =>
  (await ahead.askFor(url, token, ask)(url, init)).text();

describe('answers that were asked for ahead', () => {
  it('returns the answer of the page to the first call of its address, and the network’s to the second', async () => {
    const ahead = createAnswersAhead([answerAhead()], () => 2_000);
    expect([await bodyOf(ahead), await bodyOf(ahead)]).toEqual(['ahead', 'network']);
  });

  it('returns one answer to as many calls as may take it', async () => {
    const ahead = createAnswersAhead([answerAhead({ takers: 2 })], () => 2_000);
    expect([await bodyOf(ahead), await bodyOf(ahead), await bodyOf(ahead)]).toEqual(['copy', 'ahead', 'network']);
  });

  it.each([
    ['another token', answerAhead({ token: 'other' }), 2_000],
    ['more than fifteen seconds ago', answerAhead(), 16_001],
    ['without an answer of the network', answerAhead({ response: Promise.reject(new TypeError('offline')) }), 2_000],
  ])('asks the network anew for what was asked with %s', async (_case, oneAhead, now) => {
    expect(await bodyOf(createAnswersAhead([oneAhead], () => now))).toBe('network');
  });

  it('asks the network anew for everything once something was written', async () => {
    const ahead = createAnswersAhead([answerAhead()], () => 2_000);
    ahead.forget();
    expect(await bodyOf(ahead)).toBe('network');
  });

  it('fails with the reason of the caller who cancels while the answer is on its way', async () => {
    const ahead = createAnswersAhead([answerAhead({ response: new Promise(() => {}) })], () => 2_000);
    const stop = new AbortController();
    const body = bodyOf(ahead, 'one', { signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(body).rejects.toThrow('left the page');
  });
});
