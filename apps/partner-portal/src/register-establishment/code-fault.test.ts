import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import { codeFault } from './code-fault.ts';

const refused = appError('NotAuthorizedException', 'Code expired or invalid.');
const expired = 'Votre code a expiré. Veuillez en regénérer un nouveau.';
const sentAt = 1_000_000;

describe('a code that the service refused', () => {
  it.each([
    ['expired once its time is over', sentAt, sentAt + mailCodeLimits.lifetimeMs, expired],
    ['expired when nobody knows when it was sent', null, sentAt, expired],
    [
      'wrong while it holds, and expired if it was well copied',
      sentAt,
      sentAt + 1,
      `Code incorrect. S’il est bien recopié\u00a0: ${expired}`,
    ],
  ])('is said to be %s', (_name, sent, now, text) => {
    expect(codeFault(refused, { sentAt: sent, renewedAt: null }, now)).toBe(text);
  });

  it.each([
    [3, 'Il reste 3 essais.'],
    [1, 'Il reste un essai.'],
    [0, 'Il ne reste aucun essai\u00a0: demandez un nouveau code.'],
  ])('tells that %i tries are left, while it holds', (triesLeft, text) => {
    const failure = appError('NotAuthorizedException', 'Code expired or invalid.', { triesLeft });
    const life = { sentAt, renewedAt: null };
    expect(codeFault(failure, life, sentAt + 1)).toBe(
      `Code incorrect. S’il est bien recopié\u00a0: ${expired} ${text}`,
    );
    expect(codeFault(failure, life, sentAt + mailCodeLimits.lifetimeMs)).toBe(expired);
  });

  it('is said to hold while the work on the form prolongs it', () => {
    const renewedAt = sentAt + 2 * mailCodeLimits.lifetimeMs;
    expect(codeFault(refused, { sentAt, renewedAt }, renewedAt + 1)).toMatch(/^Code incorrect/);
  });

  it('is not blamed for another refusal', () => {
    expect(
      codeFault(appError('MailNotAvailableException', 'used'), { sentAt, renewedAt: null }, sentAt),
    ).toBeUndefined();
  });
});
