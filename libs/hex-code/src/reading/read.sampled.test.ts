import { randomDots, seededWords } from '../codec/damage.fixture.ts';
import { noDots } from '../dots.ts';
import { read } from './read.ts';

it('reads no value at once in noise, and hardly a candidate', () => {
  const word = seededWords(50);
  const answers = Array.from({ length: 2000 }, () => read(randomDots(word), noDots(), { mirrored: true }));
  expect(answers.filter(({ ok }) => ok)).toEqual([]);
  expect(answers.filter((answer) => !answer.ok && answer.code === 'HEX_CODE_UNSURE').length).toBeLessThan(6);
});
