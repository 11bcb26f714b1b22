import { hexagonCorners } from '../../layout/geometry.ts';
import type { Rotation } from '../../layout/images.ts';
import type { Point } from '../picture.ts';
import { seenInPicture } from './orientation.ts';

const found = (rotation: Rotation, mirrored = false) => ({
  value: '7',
  corrected: 0,
  erased: 0,
  rotation,
  mirrored,
  inverted: false,
});

/** An outline fitted from its corner `first`, clockwise from the right. */
const fittedFrom = (first: number) => {
  const corners = hexagonCorners(50).map(([x, y]): Point => [x + 300, y + 200]);
  return { centre: [300, 200] as Point, corners: [...corners.slice(first), ...corners.slice(0, first)] };
};

test.each([0, 1, 2, 3, 4, 5])('an upright code is upright whichever corner was found first: %i', (first) => {
  const within = ((6 - first) % 6) as Rotation;
  expect(seenInPicture(found(within), fittedFrom(first), false).rotation).toBe(0);
});

test.each([0, 1, 2, 3, 4, 5] as const)('a turn of %i sixths is told, in a mirror too', (rotation) => {
  expect(seenInPicture(found(rotation), fittedFrom(0), false).rotation).toBe(rotation);
  expect(seenInPicture(found(rotation, true), fittedFrom(0), false).rotation).toBe(rotation);
});

test('what is inverted in an inverted outline is dark on light', () => {
  expect(seenInPicture({ ...found(0), inverted: true }, fittedFrom(0), true).inverted).toBe(false);
  expect(seenInPicture(found(0), fittedFrom(0), true).inverted).toBe(true);
});
