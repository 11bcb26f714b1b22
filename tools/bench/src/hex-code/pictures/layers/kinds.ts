import type { Random } from '../random.ts';
import { disc, fills, LAYER, path, polygon, strokes, type Point } from './svg.ts';

/** Shapes over the whole layer, and beyond its edges since layers are turned. */
export type LayerKind = (random: Random) => string;

const [LEFT, TOP] = [-120, -440];
const [RIGHT, BOTTOM] = [LAYER.width - LEFT, LAYER.height - TOP];

/** Lines of writing in paragraphs: letters are three strokes on a grid of 3 × 5 points. */
export const writing: LayerKind = (random) => {
  const height = random.between(9, 26);
  const letters: string[] = [];
  for (let y = TOP; y < BOTTOM; y += height * 1.7) {
    if (random.next() < 0.15) continue;
    for (let x = LEFT; x < RIGHT; x += height * (random.next() < 0.17 ? 1.3 : 0.62))
      letters.push(letter(random, x, y, height));
  }
  return strokes(letters, height / random.between(5, 9), random.between(0.05, 0.35));
};

function letter(random: Random, x: number, y: number, height: number): string {
  const points = Array.from({ length: 4 }, (): Point => [
    x + (random.below(3) * height) / 5,
    y + (random.below(5) * height) / 5,
  ]);
  return path(points);
}

/** A table as on an invoice: ruled lines and figures. */
export const table: LayerKind = (random) => {
  const [width, height] = [random.between(70, 220), random.between(22, 60)];
  const lines: string[] = [];
  for (let x = LEFT; x < RIGHT; x += width)
    lines.push(
      path([
        [x, TOP],
        [x, BOTTOM],
      ]),
    );
  for (let y = TOP; y < BOTTOM; y += height)
    lines.push(
      path([
        [LEFT, y],
        [RIGHT, y],
      ]),
    );
  return strokes(lines, random.between(1, 4), random.between(0.1, 0.5)) + writing(random);
};

/** Dots on a square or hexagonal lattice, some left out: perforated metal, halftones, other dot codes. */
export const lattice: LayerKind = (random) => {
  const pitch = random.between(5, 24);
  const [rowStep, shift] = random.next() < 0.5 ? [pitch, 0] : [(pitch * Math.sqrt(3)) / 2, pitch / 2];
  const density = random.between(0.4, 1);
  const dots: string[] = [];
  for (let row = 0; TOP + row * rowStep < BOTTOM; row++) {
    for (let x = LEFT + (row % 2) * shift; x < RIGHT; x += pitch)
      if (random.next() < density) dots.push(disc(x, TOP + row * rowStep, pitch * 0.41));
  }
  return fills(dots, random.between(0.05, 0.4));
};

/** Hexagonal cells, walls or tiles, with a mark in some. */
export const honeycomb: LayerKind = (random) => {
  const radius = random.between(14, 90);
  const cells: Point[] = [];
  for (let row = 0; TOP + row * radius * 0.8660254 < BOTTOM; row++) {
    for (let x = LEFT + (row % 2) * 1.5 * radius; x < RIGHT; x += 3 * radius)
      cells.push([x, TOP + row * radius * 0.8660254]);
  }
  const wall = random.between(0.04, 0.16) * radius;
  const marks = cells.filter(() => random.next() < 0.4).map(([x, y]) => disc(x, y, radius * random.between(0.1, 0.5)));
  return (
    strokes(
      cells.map(([x, y]) => polygon(x, y, radius - wall * random.between(0, 1.2), 6, 0)),
      wall,
      random.between(0.05, 0.4),
    ) + fills(marks, random.between(0.05, 0.5))
  );
};

/** Hexagonal outlines full of dots at random, as our code has them, over writing: what only the code words can tell apart. */
export const impostors: LayerKind = (random) => {
  const labels = Array.from({ length: 40 }, () => impostor(random, ...anywhere(random), random.between(4, 9)));
  return `${writing(random)}<g fill-rule="evenodd">${labels.join('')}</g>`;
};

function impostor(random: Random, x: number, y: number, pitch: number): string {
  const dots: string[] = [polygon(x, y, 7.85 * pitch, 6, 0), polygon(x, y, 7 * pitch, 6, 0)];
  for (let row = -6; row <= 6; row++) {
    const length = 13 - Math.abs(row);
    for (let column = 0; column < length; column++) {
      if (random.next() < 0.5)
        dots.push(disc(x + (column - (length - 1) / 2) * pitch, y + row * pitch * 0.8660254, pitch * 0.41));
    }
  }
  return fills([polygon(x, y, 9 * pitch, 6, 0)], random.between(0.75, 1)) + fills(dots, random.between(0.05, 0.3));
}

/** Stripes of random widths: bar codes, grilles. */
export const bars: LayerKind = (random) => {
  const paths: string[] = [];
  const module = random.between(1.5, 8);
  for (let x = LEFT; x < RIGHT; x += module * (2 + random.below(5))) {
    const end = x + module * (1 + random.below(3));
    paths.push(
      `${path([
        [x, TOP],
        [end, TOP],
        [end, BOTTOM],
        [x, BOTTOM],
      ])}z`,
    );
  }
  return fills(paths, random.between(0.05, 0.4));
};

/** Wheels with spokes and sprockets before the tubes of frames. */
export const bicycle: LayerKind = (random) => {
  const tubes = Array.from({ length: 8 }, () =>
    strokes([path([anywhere(random), anywhere(random)])], random.between(20, 110), random.between(0.05, 0.9)),
  );
  const wheels = Array.from({ length: 6 }, () => wheel(random, anywhere(random), random.between(120, 420)));
  const nuts = Array.from({ length: 40 }, () =>
    polygon(...anywhere(random), random.between(8, 60), 6, random.between(0, 1)),
  );
  return tubes.join('') + wheels.join('') + fills(nuts, random.between(0.1, 0.8));
};

function wheel(random: Random, [x, y]: Point, radius: number): string {
  const spokes = Array.from({ length: 36 }, (_, spoke) => {
    const [hub, rim] = [spoke * 0.1745, spoke * 0.1745 + (spoke % 2 ? 0.4 : -0.4)];
    return path([
      [x + radius * 0.1 * Math.cos(hub), y + radius * 0.1 * Math.sin(hub)],
      [x + radius * Math.cos(rim), y + radius * Math.sin(rim)],
    ]);
  });
  const bicycleChain = Array.from({ length: 40 }, (_, tooth) =>
    disc(x + radius * 0.3 * Math.cos(tooth * 0.157), y + radius * 0.3 * Math.sin(tooth * 0.157), radius * 0.015),
  );
  return (
    strokes(spokes, random.between(1, 3.5), random.between(0.2, 0.8)) +
    strokes([disc(x, y, radius)], radius * 0.09, random.between(0.02, 0.25)) +
    fills(bicycleChain, random.between(0.02, 0.3))
  );
}

/** Discs, polygons and strokes of every size and grey: leaves, gravel, logos. */
export const jumble: LayerKind = (random) =>
  Array.from({ length: 900 }, () => {
    const size = 4 + 90 * random.next() ** 3;
    const shape =
      random.next() < 0.4
        ? disc(...anywhere(random), size)
        : polygon(...anywhere(random), size, 3 + random.below(5), random.between(0, 6));
    return random.next() < 0.6
      ? fills([shape], random.between(0, 1))
      : strokes([shape], size * random.between(0.05, 0.3), random.between(0, 1));
  }).join('');

function anywhere(random: Random): Point {
  return [random.between(LEFT, RIGHT), random.between(TOP, BOTTOM)];
}
