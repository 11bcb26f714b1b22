import { isSecondChannelOpen, rungFailureText, rungLabels } from './code-channels.ts';

describe('the second way to the beneficiary', () => {
  it.each([
    ['no SMS was asked for', undefined, true, false],
    ['nothing was told yet of an SMS that just went', [], false, false],
    ['the operator has just taken it', ['sent'], false, false],
    ['nothing was told for a minute', [], true, true],
    ['the operator took it a minute ago, and nothing more was told', ['sent'], true, true],
    ['it failed at once', ['failed'], false, true],
    ['it failed behind the operator', ['sent', 'failed'], false, true],
    ['it is on the phone', ['sent', 'delivered'], true, false],
  ] as const)('when %s', (_case, rungs, hasWaited, isOpen) => {
    expect(isSecondChannelOpen(rungs, hasWaited)).toBe(isOpen);
  });

  it('has words of its own: a number is mended with the customer, an address is not', () => {
    expect(rungFailureText('sms', 'unknown-number')).toMatch(/Corrigez-le avec le client/);
    expect(rungFailureText('mail', 'other')).toMatch(/Renvoyez le code par SMS/);
    expect([rungLabels.sms.failed, rungLabels.mail.failed]).toEqual(['SMS non remis', 'Courriel non remis']);
  });
});
