import { DOT_COUNT, noDots } from '../dots.ts';
import { correct } from './correct.ts';
import { dotsAt, randomCodeword, randomDots, randomPlaces, seededWords, withFlipped } from './damage.fixture.ts';

const none = noDots();

/** How many of the trials end with a codeword. */
function corrections(trials: number, draw: (trial: number) => Int32Array): number {
  let count = 0;
  for (let trial = 0; trial < trials; trial++) if (correct(draw(trial), none, noDots()) >= 0) count++;
  return count;
}

it('corrects every pair of errors', () => {
  const codeword = randomCodeword(seededWords(40));
  const wrong: number[][] = [];
  for (let first = 0; first < DOT_COUNT; first++) {
    for (let second = 0; second < first; second++) {
      const corrected = noDots();
      const errors = correct(withFlipped(codeword, [first, second]), none, corrected);
      if (errors !== 2 || corrected.join() !== codeword.join()) wrong.push([first, second]);
    }
  }
  expect(wrong).toEqual([]);
});

it('refuses eleven errors, always', () => {
  const word = seededWords(41);
  expect(corrections(15_000, () => withFlipped(randomCodeword(word), randomPlaces(11, word)))).toBe(0);
});

it('finds the codeword beside any number of errors and erasures with 2e + f within 21', () => {
  const word = seededWords(44);
  for (let trial = 0; trial < 5000; trial++) {
    const erasures = word() % 22;
    const errors = (21 - erasures) >> 1;
    const sent = randomCodeword(word);
    const damaged = randomPlaces(erasures + errors, word);
    const received = withFlipped(
      sent,
      damaged.filter((_, at) => at >= erasures || word() & 1),
    );
    expect(correct(received, dotsAt(damaged.slice(0, erasures)), received)).toBe(errors);
    expect(received).toEqual(sent);
  }
});

it('takes noise for a codeword less often than once in ten thousand words', () => {
  const word = seededWords(42);
  expect(corrections(50_000, () => randomDots(word)) / 50_000).toBeLessThan(1e-4);
});

it('lies on twelve to thirty errors no more often than on noise', () => {
  const word = seededWords(43);
  const lies = corrections(30_000, (trial) => withFlipped(none, randomPlaces(12 + (trial % 19), word)));
  expect(lies / 30_000).toBeLessThan(1e-4);
});
