import { interpolate, referencesIn } from './interpolate.ts';

describe('variables of a compose file', () => {
  it.each([
    ['${A}', 'a'],
    ['x-${A}-${B:-b}-y', 'x-a-b-y'],
    ['${EMPTY:-given}', 'given'],
    ['${NOBODY}', ''],
    ['${A:?must be}', 'a'],
    ['$$A $A', '$A $A'],
  ])('fills %s', (text, filled) => expect(interpolate(text, { A: 'a', EMPTY: '' })).toBe(filled));

  it('takes a value as it is, whatever stands in it', () => {
    expect(interpolate('${A:?x}', { A: '{"k":"${B}$$\n"}' })).toBe('{"k":"${B}$$\n"}');
  });

  it.each([undefined, ''])('refuses a required one that is %j, by its name', (value) => {
    expect(() => interpolate('${SECRET:?see there}', { SECRET: value })).toThrow(
      'required variable SECRET is missing a value: see there',
    );
  });

  it('are listed by their need', () => {
    expect(referencesIn('${A:?x}${B:-}${C}$$D')).toEqual({ required: ['A'], optional: ['B', 'C'] });
  });
});
