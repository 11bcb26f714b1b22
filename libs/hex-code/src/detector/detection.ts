import type { Found, Reading } from '../reading/reading.ts';
import type { Point } from './picture.ts';

/** A code in a picture, read for certain or not (`HEX_CODE_UNSURE`: a second frame or the registry may vouch for it). */
export type Detection = Extract<Reading, { candidate: Found } | Found> & {
  /** Where the code's centre is seen. */
  readonly centre: Point;
  /** The six corners of its outline, clockwise as seen. */
  readonly corners: readonly Point[];
};
