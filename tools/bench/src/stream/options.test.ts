import { readOptions } from './options.ts';

describe('the arguments of the stream', () => {
  it('have defaults', () => {
    expect(readOptions([])).toEqual({ films: 10, seed: 1 });
  });

  it('name films and seed', () => {
    expect(readOptions(['--films', '3', '--seed', '9'])).toEqual({ films: 3, seed: 9 });
  });

  it.each([
    ['--films', '0'],
    ['--seed', 'one'],
    ['--frames', '3'],
  ])('are not %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
