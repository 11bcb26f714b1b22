import fc from 'fast-check';
import { DOT_COUNT, isDark, noDots, type Dots } from '../dots.ts';
import { correct } from './correct.ts';
import { dotsAt, places, randomCodeword, randomPlaces, seededWords, withFlipped } from './damage.fixture.ts';
import { fromBits } from './slow-code.fixture.ts';

const none = noDots();
const seeds = fc.integer({ min: 1, max: 0x7fffffff });

/** What `correct` answers, and the word that it wrote. */
function correction(received: Dots, erased: Dots = none): [number, Dots] {
  const corrected = noDots();
  return [correct(received, erased, corrected), corrected];
}

/** The 22 dark dots of a codeword of least weight: as near as another codeword comes to the one without dark dots. */
const nearest = fromBits(0x00600000000000802163628908401423n);
const way = Array.from({ length: DOT_COUNT }, (_, dot) => dot).filter((dot) => isDark(nearest, dot));

describe('errors alone', () => {
  const someCodeword = () => randomCodeword(seededWords(3));

  it('leaves a codeword as it is', () => {
    expect(correction(someCodeword())).toEqual([0, someCodeword()]);
    expect(correction(none)).toEqual([0, none]);
  });

  it('corrects every single error', () => {
    const codeword = someCodeword();
    for (let dot = 0; dot < DOT_COUNT; dot++) expect(correction(withFlipped(codeword, [dot]))).toEqual([1, codeword]);
  });

  it('corrects any ten errors or less', () => {
    fc.assert(
      fc.property(seeds, places({ minLength: 0, maxLength: 10 }), (seed, wrong) => {
        const sent = randomCodeword(seededWords(seed));
        expect(correction(withFlipped(sent, wrong))).toEqual([wrong.length, sent]);
      }),
    );
  });

  it('refuses any eleven errors', () => {
    const word = seededWords(4);
    const answers = Array.from({ length: 300 }, () =>
      correct(withFlipped(randomCodeword(word), randomPlaces(11, word)), none, noDots()),
    );
    expect(answers.filter((errors) => errors !== -1)).toEqual([]);
  });

  it.each([10, 11, 12])('gives at most ten of %i steps from a codeword to the next one back', (steps) => {
    const answers: Record<number, unknown> = { 10: [10, none], 11: [-1, none], 12: [10, nearest] };
    expect(correction(withFlipped(none, way.slice(0, steps)))).toEqual(answers[steps]);
  });
});

describe.each(Array.from({ length: 22 }, (_, erasures) => erasures))('%i erasures', (erasures) => {
  const word = seededWords(100 + erasures);

  it('are filled beside every number of errors that leaves 2e + f within 21', () => {
    for (let errors = 0; 2 * errors + erasures <= 21; errors++) {
      for (let trial = 0; trial < 4; trial++) {
        const sent = randomCodeword(word);
        const damaged = randomPlaces(erasures + errors, word);
        const misread = damaged.filter((_, at) => at >= erasures || word() & 1);
        expect(correction(withFlipped(sent, misread), dotsAt(damaged.slice(0, erasures)))).toEqual([errors, sent]);
      }
    }
  });

  it('are not filled beside an error too many, unless another codeword is nearer by then', () => {
    const errors = Math.ceil((22 - erasures) / 2);
    const received = withFlipped(none, way.slice(erasures, erasures + errors));
    const [answer] = correction(received, dotsAt(way.slice(0, erasures)));
    expect(answer).toBe(2 * errors + erasures === 22 ? -1 : errors - 1);
  });
});

it.each([22, 23, 64, 127])('refuses %i erasures, even without an error', (erasures) => {
  const word = seededWords(5);
  expect(correct(randomCodeword(word), dotsAt(randomPlaces(erasures, word)), noDots())).toBe(-1);
});

describe('beyond its reach', () => {
  it('leaves the word to write alone', () => {
    const written = Int32Array.of(1, 2, 3, 4);
    expect(correct(withFlipped(none, way.slice(0, 11)), none, written)).toBe(-1);
    expect(correct(withFlipped(none, way.slice(0, 12)), dotsAt(way.slice(0, 2)), written)).toBe(-1);
    expect([...written]).toEqual([1, 2, 3, 4]);
  });
});

it('writes over the word that it received when asked to', () => {
  const sent = randomCodeword(seededWords(8));
  const received = withFlipped(sent, [1, 40, 99]);
  expect(correct(received, dotsAt([40, 41]), received)).toBe(2);
  expect(received).toEqual(sent);
});

it('changes neither the word received nor its erasures', () => {
  const [received, erased] = [withFlipped(nearest, [3, 64]), dotsAt([3, 4])];
  correct(received, erased, noDots());
  expect([received, erased]).toEqual([withFlipped(nearest, [3, 64]), dotsAt([3, 4])]);
});
