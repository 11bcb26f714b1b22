import { readOptions } from './options.ts';

describe('the arguments', () => {
  it('have defaults', () => {
    expect(readOptions([])).toEqual({
      frames: 400,
      clutter: 10000,
      peersEvery: 2,
      seed: 1,
      row: undefined,
      dump: undefined,
    });
  });

  it('name pictures, seed, row and folder', () => {
    expect(
      readOptions([
        '--frames',
        '5',
        '--clutter',
        '6',
        '--peers-every',
        '1',
        '--seed',
        '9',
        '--row',
        'tube',
        '--dump',
        'out',
      ]),
    ).toEqual({ frames: 5, clutter: 6, peersEvery: 1, seed: 9, row: 'tube', dump: 'out' });
  });

  it.each([[['--frames', '0']], [['--seed', 'x']], [['--frames', '1.5']], [['--unknown']], [['stray']]])(
    'are refused where wrong: %j',
    (args) => {
      expect(() => readOptions(args)).toThrow();
    },
  );
});
