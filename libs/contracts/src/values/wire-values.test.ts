import { isAppError } from '../errors/app-error.ts';
import { centsOf, instantOf } from './wire-values.ts';

describe('an amount of the wire', () => {
  it('is whole cents, signed where it corrects, and absent where it is not there', () => {
    expect([centsOf(125.1), centsOf(0.07), centsOf(-4.5), centsOf(undefined)]).toEqual([12_510, 7, -450, undefined]);
  });

  it('is a coded failure where it has more than two decimals', () => {
    const read = () => {
      try {
        return centsOf(12.345);
      } catch (failure) {
        return failure;
      }
    };
    expect(isAppError(read())).toBe(true);
  });
});

it('reads the time of an operation as UTC', () => {
  expect(instantOf('2026-03-02 10:00:00')).toBe('2026-03-02T10:00:00Z');
});
