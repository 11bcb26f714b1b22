import { typedDigits } from './typed-digits.ts';

describe('the digits of a code', () => {
  it.each([
    ['123456', 'as they are'],
    ['123 456', 'with a space'],
    ['123\u00a0456', 'with a no-break space'],
    ['\u200e123\u202f456\u200b', 'with narrow spaces and marks that nobody sees'],
    ['１２３４５６', 'full-width'],
    ['123-456', 'with a dash'],
    ['12.34.56', 'with points'],
  ])('are read from %j, %s', (typed) => {
    expect(typedDigits(typed)).toBe('123456');
  });

  it('keep what is no digit, so that it is refused', () => {
    expect(typedDigits('12345O')).toBe('12345O');
  });
});
