import { DOT_COUNT } from '../dots.ts';
import { RADIUS, ROW_COUNT, rowLength, rowStart } from './rows.ts';

/** Sixths of a turn, clockwise as seen (y down), from the upright code to its image. */
export type Rotation = 0 | 1 | 2 | 3 | 4 | 5;

/** One of the twelve ways in which a picture can show the hexagon. */
export interface Image {
  readonly rotation: Rotation;
  /** Whether left and right were swapped before the turn. */
  readonly mirrored: boolean;
  /** Where dot `i` of the upright code is seen: the dot `places[i]` of the picture. */
  readonly places: Uint8Array;
}

/** The six rotations, then the six rotations of the mirrored code. */
export const IMAGES: readonly Image[] = [...imagesOf(false), ...imagesOf(true)];

function imagesOf(mirrored: boolean): Image[] {
  let places = mirrored ? mirror() : Uint8Array.from({ length: DOT_COUNT }, (_, dot) => dot);
  const turn = sixthOfTurn();
  return ([0, 1, 2, 3, 4, 5] as const).map((rotation) => {
    const image = { rotation, mirrored, places };
    places = places.map((place) => turn[place]!);
    return image;
  });
}

/** Where each dot goes when left and right are swapped: its row is read backwards. */
function mirror(): Uint8Array {
  return eachDot((row, column) => rowStart(row + 1) - 1 - column);
}

/** Where each dot goes in a sixth of a turn clockwise: in axial coordinates from the centre, (q, r) goes to (−r, q + r). */
function sixthOfTurn(): Uint8Array {
  return eachDot((row, column) => {
    const r = row - RADIUS;
    const turned = column + firstAxial(row) + r + RADIUS;
    return rowStart(turned) - r - firstAxial(turned);
  });
}

/** Axial coordinate q of the first dot of a row. */
function firstAxial(row: number): number {
  return -Math.min(row, RADIUS);
}

function eachDot(placeOf: (row: number, column: number) => number): Uint8Array {
  const places = new Uint8Array(DOT_COUNT);
  for (let row = 0; row < ROW_COUNT; row++) {
    for (let column = 0; column < rowLength(row); column++) places[rowStart(row) + column] = placeOf(row, column);
  }
  return places;
}
