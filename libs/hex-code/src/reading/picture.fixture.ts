import { encode } from '../codec/encode.ts';
import { dotsAt, withFlipped } from '../codec/damage.fixture.ts';
import { DOT_COUNT, isDark, type Dots } from '../dots.ts';
import { IMAGES, type Image } from '../layout/images.ts';

/** The twelve images, dark on light and light on dark. */
export const views = IMAGES.flatMap((image) => [false, true].map((inverted) => ({ ...image, inverted })));

/** What a picture shows of dots that stand upright. */
export function shown(dots: Dots, { places }: Image, inverted = false): Dots {
  return dotsAt([...places.keys()].filter((dot) => isDark(dots, dot) !== inverted).map((dot) => places[dot]!));
}

/** The code of a value with the dots of `wrong` misread. */
export function misread(value: string, wrong: readonly number[]): Dots {
  return withFlipped(encode(value), wrong);
}

/** The dots in which two pictures differ. */
export function differences(one: Dots, other: Dots): number[] {
  return Array.from({ length: DOT_COUNT }, (_, dot) => dot).filter((dot) => isDark(one, dot) !== isDark(other, dot));
}
