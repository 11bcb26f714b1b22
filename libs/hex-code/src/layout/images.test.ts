import { DOT_COUNT } from '../dots.ts';
import { DOT_CENTRES } from './geometry.ts';
import { IMAGES } from './images.ts';
import { ROW_COUNT, rowLength, rowStart } from './rows.ts';

const dots = Array.from({ length: DOT_COUNT }, (_, dot) => dot);
const centreOf = (dot: number): [number, number] => [DOT_CENTRES[2 * dot]!, DOT_CENTRES[2 * dot + 1]!];

/** The dot whose centre is at (x, y). */
function dotAt(x: number, y: number): number {
  return dots.findIndex((dot) => Math.hypot(centreOf(dot)[0] - x, centreOf(dot)[1] - y) < 1e-9);
}

it('counts 127 dots in rows of 7 to 13 to 7', () => {
  const rows = Array.from({ length: ROW_COUNT + 1 }, (_, row) => row);
  expect(rows.slice(0, ROW_COUNT).map(rowLength)).toEqual([7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]);
  expect(rows.map(rowStart)).toEqual([0, 7, 15, 24, 34, 45, 57, 70, 82, 93, 103, 112, 120, 127]);
});

it('names twelve images: six turns, then six turns of the mirrored code', () => {
  expect(IMAGES.map(({ rotation, mirrored }) => [rotation, mirrored])).toEqual(
    [false, true].flatMap((mirrored) => [0, 1, 2, 3, 4, 5].map((rotation) => [rotation, mirrored])),
  );
});

it.each(IMAGES)(
  'sends each dot where the geometry does: rotation $rotation, mirrored $mirrored',
  ({ rotation, mirrored, places }) => {
    const [cos, sin] = [Math.cos((rotation * Math.PI) / 3), Math.sin((rotation * Math.PI) / 3)];
    const expected = dots.map((dot) => {
      const [x, y] = centreOf(dot);
      const across = mirrored ? -x : x;
      // Clockwise, since y points down.
      return dotAt(across * cos - y * sin, across * sin + y * cos);
    });
    expect([...places]).toEqual(expected);
  },
);
