import { randomDots, seededWords } from './damage.fixture.ts';
import { alpha, evaluate, fromBits, toBits } from './slow-code.fixture.ts';
import { computeSyndromes, noSyndromes } from './syndromes.ts';

const points = Array.from({ length: 20 }, (_, at) => alpha(at + 1));

function syndromesOf(bits: bigint): number[] {
  const syndromes = noSyndromes();
  computeSyndromes(fromBits(bits), syndromes);
  return [...syndromes];
}

it('evaluates each single dot at alpha^1 to alpha^20', () => {
  for (let dot = 0n; dot < 127n; dot++)
    expect(syndromesOf(1n << dot)).toEqual([0, ...points.map((point) => evaluate(1n << dot, point))]);
});

it('evaluates words of many dots', () => {
  const word = seededWords(1);
  for (let trial = 0; trial < 10; trial++) {
    const bits = toBits(randomDots(word));
    expect(syndromesOf(bits)).toEqual([0, ...points.map((point) => evaluate(bits, point))]);
  }
});
