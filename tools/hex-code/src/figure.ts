import {
  DOT_CENTRES,
  DOT_COUNT,
  DOT_DIVISOR,
  hexagonCorners,
  OUTLINE,
  PITCH_RATIO,
  QUIET_ZONE,
  WIDTH_RATIO,
} from '@alveole/hex-code';
import { caption, document, leader, measure, square } from './figure-parts.ts';

/** The drawn code: its square in a picture of 900 × 730, in pixels. */
const SIZE = 520;
const LEFT = 110;
const TOP = 100;
const PITCH = PITCH_RATIO * SIZE;
const CENTRE = { x: LEFT + SIZE / 2, y: TOP + SIZE / 2 };
/** Side margin, and the margin above the first row: what the dots leave of the square. */
const SIDE = ((1 - WIDTH_RATIO) / 2) * SIZE;
const ROWS = (DOT_CENTRES[2 * (DOT_COUNT - 1) + 1]! * 2 + 1) * PITCH;
const ABOVE = (SIZE - ROWS) / 2;
const LABELS = LEFT + SIZE + 70;

/** The figure of the format: the numbered dots, the outline and every measure that they have in common with `size`. */
export function figure(): string {
  return document({ width: 900, height: 730, title: 'Layout of the hexagonal code' }, [
    square(
      { x: LEFT - QUIET_ZONE * PITCH, y: TOP - QUIET_ZONE * PITCH, size: SIZE + 2 * QUIET_ZONE * PITCH },
      'dashed',
    ),
    square({ x: LEFT, y: TOP, size: SIZE }, 'thin'),
    outline(),
    ...Array.from({ length: DOT_COUNT }, (_, index) => dot(index)),
    ...measures(),
    ...labels(),
  ]);
}

function outline(): string {
  const ring = [OUTLINE.outer, OUTLINE.inner].map(
    (radius) =>
      `M${hexagonCorners(radius)
        .map(([x, y]) => `${px(CENTRE.x + x * PITCH)} ${px(CENTRE.y + y * PITCH)}`)
        .join('L')}Z`,
  );
  return `<path fill-rule="evenodd" d="${ring.join('')}"/>`;
}

function dot(index: number): string {
  const { x, y } = centreOf(index);
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(SIZE / DOT_DIVISOR / 2)}" fill="#e4e9e8" stroke="#000"/>${caption(String(index), { x, y: y + 4 }, 'middle', 11)}`;
}

function centreOf(index: number) {
  return { x: CENTRE.x + DOT_CENTRES[2 * index]! * PITCH, y: CENTRE.y + DOT_CENTRES[2 * index + 1]! * PITCH };
}

function measures(): string[] {
  const bottom = TOP + SIZE;
  const right = LEFT + SIZE;
  return [
    measure('across', { from: LEFT, to: right, at: TOP - 56, until: TOP }, 'size'),
    measure('across', { from: LEFT, to: LEFT + SIDE, at: bottom + 64, until: CENTRE.y }, 'size / 11'),
    measure(
      'across',
      { from: LEFT + SIDE, to: right - SIDE, at: bottom + 64, until: CENTRE.y },
      '0.82 · size = 13 pitches',
    ),
    measure(
      'across',
      {
        from: centreOf(DOT_COUNT - 4).x,
        to: centreOf(DOT_COUNT - 3).x,
        at: bottom - 14,
        until: centreOf(DOT_COUNT - 3).y,
      },
      'pitch',
    ),
    measure('down', { from: TOP, to: TOP + ABOVE, at: LEFT - 56, until: CENTRE.x - 3.5 * PITCH }, '0.14 · size'),
    measure(
      'down',
      { from: TOP + ABOVE, to: bottom - ABOVE, at: LEFT - 56, until: CENTRE.x - 3.5 * PITCH },
      '12 row steps + 1 pitch',
    ),
  ];
}

function labels(): string[] {
  const rightOf = (index: number) => ({ x: centreOf(index).x + SIZE / DOT_DIVISOR / 2, y: centreOf(index).y });
  const ring = ({ radius, corner }: { radius: number; corner: number }) => {
    const [x, y] = hexagonCorners(radius)[corner]!;
    return { x: CENTRE.x + x * PITCH, y: CENTRE.y + y * PITCH };
  };
  return [
    leader({ x: LEFT + SIZE + PITCH, y: TOP - 10 }, { x: LABELS, y: TOP + 4 }, ['quiet zone: 1 pitch', 'outside size']),
    leader(rightOf(6), { x: LABELS, y: TOP + 74 }, [
      'dot: diameter size / 19,',
      'pitch = 0.82 · size / 13,',
      'row step = pitch · √3 / 2',
    ]),
    leader(ring({ radius: OUTLINE.outer, corner: 0 }), { x: LABELS, y: CENTRE.y - 40 }, [
      'outer corners of the outline:',
      `${OUTLINE.outer.toFixed(2)} pitches from the centre`,
    ]),
    leader(ring({ radius: OUTLINE.inner, corner: 0 }), { x: LABELS, y: CENTRE.y + 40 }, [
      'inner corners of the outline:',
      `${OUTLINE.inner.toFixed(2)} pitches from the centre`,
    ]),
    leader(rightOf(126), { x: LABELS, y: CENTRE.y + 150 }, [
      'dot i: coefficient of xⁱ,',
      '0 to 63 check, 64 to 126 data',
    ]),
  ];
}

function px(length: number): string {
  return length.toFixed(1);
}
