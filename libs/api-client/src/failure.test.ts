import { failureOf } from './failure.ts';
import { frenchMessage } from './french-message.ts';
import { answer } from './test-answers.fixture.ts';

describe('a refusing answer', () => {
  it('that says nothing is an unknown failure, told in French', async () => {
    const failure = await failureOf(answer(500, undefined));
    expect(failure).toMatchObject({ code: 'InternalError', message: 'unknown' });
    expect(frenchMessage(failure)).toBe('Une erreur est survenue veuillez réessayer');
  });

  it('passes its code and message on', async () => {
    const answerBody = { code: 'NotAuthorizedException', message: 'Code expired or invalid.' };
    expect(await failureOf(answer(403, answerBody))).toMatchObject(answerBody);
  });

  it('passes its stable id on, and nothing that is none', async () => {
    const answerBody = { code: 'NotAuthorizedException', message: 'Words of tomorrow.' };
    const refusal = 'code-expired-or-invalid';
    expect(await failureOf(answer(403, { ...answerBody, refusal }))).toMatchObject({ ...answerBody, refusal });
    expect(await failureOf(answer(403, { ...answerBody, refusal: '<b>' }))).not.toHaveProperty('refusal');
  });
});
