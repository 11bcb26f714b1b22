import type { Found, Reading } from '../reading/reading.ts';
import type { Point } from './picture.ts';

/** Where an outline is seen. */
export interface Place {
  readonly centre: Point;
  /** Its six corners, clockwise as seen. */
  readonly corners: readonly Point[];
}

/** A code in a picture, read for certain or not (`HEX_CODE_UNSURE`: a second frame or the registry may vouch for it). */
export type Detection = Extract<Reading, { candidate: Found } | Found> & Place;
