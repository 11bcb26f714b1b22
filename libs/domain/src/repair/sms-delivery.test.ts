import { smsFailureOf, smsFailures, smsFailureTexts } from './sms-delivery.ts';

describe('why a message with a code did not arrive', () => {
  it.each([
    ['UNKNOWN_SUBSCRIBER', 'unknown-number'],
    ['unknown-number', 'unknown-number'],
    ['Invalid destination', 'unknown-number'],
    ['provider 422', 'unknown-number'],
    ['absent subscriber', 'unreachable'],
    ['UNDELIVERABLE: handset switched off', 'unreachable'],
    ['expired', 'too-late'],
    ['validity period over', 'too-late'],
    ['provider 400', 'refused'],
    ['Rejected by operator', 'refused'],
    ['42', 'other'],
    ['', 'other'],
    [undefined, 'other'],
  ] as const)('of %s is told as %s', (saying, failure) => {
    expect(smsFailureOf(saying)).toBe(failure);
  });

  it('reads its own words as themselves', () => {
    expect(smsFailures.map(smsFailureOf)).toEqual(smsFailures);
  });

  it('has a sentence for each', () => {
    expect(new Set(Object.values(smsFailureTexts)).size).toBe(smsFailures.length);
  });
});
