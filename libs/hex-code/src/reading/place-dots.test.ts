import { dotsAt, randomDots, seededWords } from '../codec/damage.fixture.ts';
import { noDots } from '../dots.ts';
import { IMAGES } from '../layout/images.ts';
import { shown } from './picture.fixture.ts';
import { invertDots, placeDots } from './place-dots.ts';

it.each(IMAGES)('sets upright what a picture shows: rotation $rotation, mirrored $mirrored', (image) => {
  const word = seededWords(11);
  for (let trial = 0; trial < 20; trial++) {
    const [dots, upright] = [randomDots(word), randomDots(word)];
    placeDots(shown(dots, image), image.places, upright);
    expect(upright).toEqual(dots);
  }
});

it('exchanges light and dark in the 127 dots alone', () => {
  const dots = dotsAt([0, 33, 126]);
  invertDots(dots);
  expect(dots).toEqual(Int32Array.of(~1, ~2, ~0, 0x3fffffff));
  invertDots(dots);
  expect(dots).toEqual(dotsAt([0, 33, 126]));
  const light = noDots();
  invertDots(light);
  expect(light[3]).toBe(0x7fffffff);
});
