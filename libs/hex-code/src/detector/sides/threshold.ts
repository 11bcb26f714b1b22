import { halfPlane, halve, type GreyPlane } from './halve.ts';

/** Side in pixels of the square cells that share a threshold. */
const CELL = 2;

/**
 * Cells on each side of a cell whose mean its threshold follows: ten pixels of the halved picture. So little is enough,
 * since only the edge of the outline matters, and then nothing dark beyond the quiet zone makes the outline look light.
 */
const REACH = 2;

/** A pixel is dark when its grey is below this part of the mean around it (Bradley and Roth, 2007), and this many greys below it. */
const DARK_PART = 7 / 8;
const DARK_STEP = 8;

/** Dark pixels (1) and light ones (0), with a border of one light pixel all around. */
export interface BinaryPlane {
  readonly dark: Uint8Array;
  /** Pixels from a row to the next: the width and the two borders. */
  readonly stride: number;
}

/** Buffers for planes of one size. */
export interface ThresholdBuffers {
  readonly binary: BinaryPlane;
  /** Mean grey of each cell. */
  readonly cells: GreyPlane;
  /** Sums of the cells of a column that the present row's window holds. */
  readonly columns: Uint32Array;
  /** Thresholds of the present row of cells. */
  readonly limits: Int16Array;
}

/** Allocates for planes of the given size in pixels. A last odd row or column is left light. */
export function thresholdBuffers(width: number, height: number): ThresholdBuffers {
  const cells = halfPlane(width, height);
  return {
    binary: { dark: new Uint8Array((width + 2) * (height + 2)), stride: width + 2 },
    cells,
    columns: new Uint32Array(cells.width),
    limits: new Int16Array(cells.width),
  };
}

/** Tells dark from light by the mean around each pixel, in `buffers.binary`. */
export function binarise(plane: GreyPlane, buffers: ThresholdBuffers): BinaryPlane {
  const { cells, columns, limits, binary } = buffers;
  const { width: across, height: rows } = cells;
  halve(plane, cells);
  columns.fill(0);
  for (let row = 0; row < Math.min(REACH, rows); row++) slide(columns, cells.greys, row * across, 1);
  for (let row = 0; row < rows; row++) {
    if (row + REACH < rows) slide(columns, cells.greys, (row + REACH) * across, 1);
    if (row > REACH) slide(columns, cells.greys, (row - REACH - 1) * across, -1);
    const high = Math.min(rows, row + REACH + 1) - Math.max(0, row - REACH);
    setLimits(columns, high, limits);
    for (let line = 0; line < CELL; line++) compareRow(plane, row * CELL + line, limits, binary);
  }
  return binary;
}

/** Lets a row of cells into the window (`sign` 1) or out of it (−1). */
function slide(columns: Uint32Array, cells: Uint8Array, from: number, sign: number): void {
  for (let column = 0; column < columns.length; column++)
    columns[column] = columns[column]! + sign * cells[from + column]!;
}

function setLimits(columns: Uint32Array, high: number, limits: Int16Array): void {
  const across = columns.length;
  let sum = 0;
  for (let column = 0; column < Math.min(REACH, across); column++) sum += columns[column]!;
  for (let column = 0; column < across; column++) {
    if (column + REACH < across) sum += columns[column + REACH]!;
    if (column > REACH) sum -= columns[column - REACH - 1]!;
    const wide = Math.min(across, column + REACH + 1) - Math.max(0, column - REACH);
    const mean = sum / (wide * high);
    limits[column] = Math.ceil(Math.min(mean * DARK_PART, mean - DARK_STEP));
  }
}

function compareRow({ greys, width }: GreyPlane, y: number, limits: Int16Array, { dark, stride }: BinaryPlane): void {
  let at = y * width;
  let to = (y + 1) * stride + 1;
  for (let column = 0; column < limits.length; column++) {
    const limit = limits[column]!;
    // The sign of the difference, since a branch a pixel is what costs here.
    dark[to++] = (greys[at++]! - limit) >>> 31;
    dark[to++] = (greys[at++]! - limit) >>> 31;
  }
}
