import { DOT_COUNT } from '../dots.ts';
import { alpha, degreeOf, evaluate, GENERATOR, remainder } from './slow-code.fixture.ts';

const powers = Array.from({ length: DOT_COUNT }, (_, power) => power);
const rootsOf = (polynomial: bigint): number[] => powers.filter((power) => evaluate(polynomial, alpha(power)) === 0);

describe('the generator', () => {
  it('is the product of x + 1 and of nine minimal polynomials', () => {
    expect(GENERATOR).toBe(0x1e2fc83ec4835806fn);
    expect(degreeOf(GENERATOR)).toBe(64);
  });

  it('divides x^127 + 1, so that the code is cyclic', () => {
    expect(remainder((1n << 127n) | 1n, GENERATOR)).toBe(0n);
  });

  it('has the 21 roots alpha^0 to alpha^20 in a row, so that codewords differ in 22 dots at least', () => {
    const roots = rootsOf(GENERATOR);
    expect(roots).toHaveLength(64);
    expect(roots.slice(0, 22)).toEqual([...powers.slice(0, 21), 22]);
  });

  it('has a multiple of weight 22, so that the distance is 22 exactly', () => {
    const codeword = 0x00600000000000802163628908401423n;
    expect(remainder(codeword, GENERATOR)).toBe(0n);
    expect(codeword.toString(2).replaceAll('0', '')).toHaveLength(22);
  });

  it('does not divide the word of 127 dark dots, which all the other roots of x^127 + 1 but 1 share', () => {
    const allDark = (1n << 127n) - 1n;
    expect(rootsOf(allDark)).toEqual(powers.slice(1));
  });
});
