import type { GreyPlane } from './halve.ts';

/** Side of the tiles that share a threshold, as a power of two, in pixels. */
const TILE_BITS = 1;
const TILE = 1 << TILE_BITS;

/** Tiles on each side of a tile whose mean its threshold follows: a window of 20 pixels holds the outline and its surroundings. */
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

/** Buffers for pictures of one size. */
export interface ThresholdBuffers {
  readonly binary: BinaryPlane;
  /** Sum of the greys above and left of each tile corner (an integral image over tiles). */
  readonly sums: Float64Array;
}

/** Allocates for pictures of the given size in pixels. */
export function thresholdBuffers(width: number, height: number): ThresholdBuffers {
  const corners = (tilesIn(width) + 1) * (tilesIn(height) + 1);
  return { binary: { dark: new Uint8Array((width + 2) * (height + 2)), stride: width + 2 }, sums: new Float64Array(corners) };
}

const tilesIn = (length: number) => (length + TILE - 1) >> TILE_BITS;

/** Tells dark from light by the mean around each pixel, in `buffers.binary`. */
export function binarise(plane: GreyPlane, { binary, sums }: ThresholdBuffers): BinaryPlane {
  sumTiles(plane, sums);
  const { width, height } = plane;
  const columns = tilesIn(width);
  const rows = tilesIn(height);
  const across = columns + 1;
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.max(0, row - REACH), Math.min(rows, row + REACH + 1)];
    const lines = Math.min(bottom * TILE, height) - top * TILE;
    for (let column = 0; column < columns; column++) {
      const [left, right] = [Math.max(0, column - REACH), Math.min(columns, column + REACH + 1)];
      const sum = sums[bottom * across + right]! - sums[top * across + right]! - sums[bottom * across + left]! + sums[top * across + left]!;
      const mean = sum / (lines * (Math.min(right * TILE, width) - left * TILE));
      compareTile(plane, binary, column * TILE, row * TILE, Math.min(mean * DARK_PART, mean - DARK_STEP));
    }
  }
  return binary;
}

function compareTile({ greys, width, height }: GreyPlane, { dark, stride }: BinaryPlane, left: number, top: number, threshold: number): void {
  const limit = Math.ceil(threshold);
  const right = Math.min(left + TILE, width);
  const bottom = Math.min(top + TILE, height);
  for (let y = top; y < bottom; y++) {
    let to = (y + 1) * stride + left + 1;
    const end = y * width + right;
    // The sign of the difference, since a branch a pixel is what costs here.
    for (let at = y * width + left; at < end; at++) dark[to++] = (greys[at]! - limit) >>> 31;
  }
}

function sumTiles({ greys, width, height }: GreyPlane, sums: Float64Array): void {
  const across = tilesIn(width) + 1;
  for (let row = 0; row < tilesIn(height); row++) {
    const line = (row + 1) * across;
    sums.fill(0, line, line + across);
    for (let y = row * TILE; y < Math.min(row * TILE + TILE, height); y++) {
      let at = y * width;
      for (let column = 1; column < across; column++) {
        const end = Math.min(y * width + column * TILE, (y + 1) * width);
        let sum = 0;
        while (at < end) sum += greys[at++]!;
        sums[line + column] = sums[line + column]! + sum;
      }
    }
    for (let column = 1, left = 0; column < across; column++) {
      left += sums[line + column]!;
      sums[line + column] = left + sums[line - across + column]!;
    }
  }
}
