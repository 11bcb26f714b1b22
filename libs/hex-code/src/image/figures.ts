/** A character as a pen draws it: `path` in SVG's words, figures from y = 1 to y = 15, and the width that it takes. */
export interface Figure {
  readonly width: number;
  readonly path: string;
}

/** Height of the figures, with half a pen above and below. */
export const FIGURE_HEIGHT = 16;

/** Breadth of the pen. */
export const PEN = 2.2;

/**
 * What an amount and the VAT of a shop are written with, letters as capitals. Drawn here because a server may have no font at all, and they would then be
 * missing without a word.
 */
export const figures: Readonly<Record<string, Figure>> = {
  0: { width: 12.5, path: 'M5.5 1C2.5 1 1.3 4 1.3 8S2.5 15 5.5 15 9.7 12 9.7 8 8.5 1 5.5 1Z' },
  1: { width: 12.5, path: 'M2.5 4.4L6.5 1V15' },
  2: { width: 12.5, path: 'M1.7 4.8C1.7 2.5 3.3 1 5.5 1S9.4 2.5 9.4 4.7C9.4 7.7 5.5 10 1.6 15H9.7' },
  3: { width: 12.5, path: 'M1.8 1H9.2L5.2 6.5C8 6.4 9.8 8.2 9.8 10.7S8 15 5.4 15C3.4 15 2 14.1 1.3 12.4' },
  4: { width: 12.5, path: 'M7.4 15V1L1.2 11H10.3' },
  5: {
    width: 12.5,
    path: 'M9 1H2.7L2 7.3C3 6.5 4.1 6.1 5.3 6.1 8 6.1 9.8 7.9 9.8 10.5S8 15 5.3 15C3.4 15 1.9 14.1 1.3 12.7',
  },
  6: {
    width: 12.5,
    path: 'M9 2.6C8.2 1.5 7.1 1 5.8 1 2.8 1 1.3 4.5 1.3 9 1.3 13 3 15 5.6 15S9.8 13.1 9.8 10.5 8.1 6.2 5.6 6.2 1.6 8 1.3 9.8',
  },
  7: { width: 12.5, path: 'M1.3 1H9.7C6.8 5.5 5 9.5 4.6 15' },
  8: {
    width: 12.5,
    path: 'M5.5 7.3C3.4 7.3 2 6 2 4.2S3.4 1 5.5 1 9 2.4 9 4.2 7.6 7.3 5.5 7.3C3 7.3 1.3 9 1.3 11.2S3 15 5.5 15 9.7 13.4 9.7 11.2 8 7.3 5.5 7.3Z',
  },
  9: {
    width: 12.5,
    path: 'M2 13.4C2.8 14.5 3.9 15 5.2 15 8.2 15 9.7 11.5 9.7 7 9.7 3 8 1 5.4 1S1.2 2.9 1.2 5.5 2.9 9.8 5.4 9.8 9.4 8 9.7 6.2',
  },
  ',': { width: 6, path: 'M2.6 14.6C2.9 15.8 2.4 17 1.4 18' },
  '\u00a0': { width: 6, path: '' },
  '€': {
    width: 12.5,
    path: 'M10.8 3C9.8 1.7 8.6 1 7.1 1 4.3 1 2.6 4 2.6 8S4.3 15 7.1 15C8.6 15 9.8 14.3 10.8 13M.6 6.3H7.6M.6 9.7H7.6',
  },
  ' ': { width: 6, path: '' },
  '.': { width: 5, path: 'M2.4 14.6V15' },
  '(': { width: 6.5, path: 'M4.5 0C2 3.5 2 12.5 4.5 16' },
  ')': { width: 6.5, path: 'M1.3 0C3.8 3.5 3.8 12.5 1.3 16' },
  '%': { width: 15, path: 'M11.5 1L2 15M3.5 1.2A2.2 2.6 0 1 0 3.6 1.2ZM10 9.6A2.2 2.6 0 1 0 10.1 9.6Z' },
  A: { width: 13, path: 'M1 15L6 1 11 15M2.8 10.3H9.2' },
  B: { width: 12, path: 'M1.7 1H5.8C10 1 10 7.3 5.8 7.3H1.7 6.3C10.9 7.3 10.9 15 6.3 15H1.7Z' },
  C: { width: 12.5, path: 'M10.3 3.4C9.3 1.8 8 1 6.3 1 3.2 1 1.3 4 1.3 8S3.2 15 6.3 15C8 15 9.3 14.2 10.3 12.6' },
  D: { width: 13, path: 'M1.7 1H5C9 1 11 4 11 8S9 15 5 15H1.7Z' },
  E: { width: 11, path: 'M9 1H1.7V15H9M1.7 7.7H8' },
  G: { width: 13, path: 'M10.4 3.4C9.4 1.8 8 1 6.3 1 3.2 1 1.3 4 1.3 8S3.2 15 6.3 15C8 15 9.6 14.3 10.6 13V8.8H6.8' },
  H: { width: 13, path: 'M1.7 1V15M10.7 1V15M1.7 7.7H10.7' },
  I: { width: 5, path: 'M2.2 1V15' },
  L: { width: 10.5, path: 'M1.7 1V15H9' },
  N: { width: 13, path: 'M1.7 15V1L10.7 15V1' },
  O: { width: 14, path: 'M6.7 1C3.2 1 1.3 4 1.3 8S3.2 15 6.7 15 12 12 12 8 10.2 1 6.7 1Z' },
  P: { width: 11.5, path: 'M1.7 15V1H5.8C10.6 1 10.6 8.6 5.8 8.6H1.7' },
  R: { width: 12, path: 'M1.7 15V1H5.8C10.4 1 10.4 8.2 5.8 8.2H1.7M6.2 8.2L10.4 15' },
  T: { width: 11.5, path: 'M1 1H10.6M5.8 1V15' },
  U: { width: 13, path: 'M1.7 1V10C1.7 16.6 10.7 16.6 10.7 10V1' },
  V: { width: 12.5, path: 'M1 1L6 15 11 1' },
};
