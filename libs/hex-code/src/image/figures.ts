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
 * What an amount is written with. Drawn here because a server may have no font at all, and an amount would then be
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
};
