import type { ReadOptions } from '../reading/read.ts';
import type { Detection } from './detection.ts';
import type { Picture } from './picture.ts';

/** What a page sends to the worker: a frame, whose buffer goes along. */
export interface FrameQuestion {
  readonly frame: number;
  readonly picture: Picture;
  readonly options: ReadOptions;
}

/** What the worker answers, with the buffer, so that the page can fill it again. */
export interface FrameAnswer {
  readonly frame: number;
  readonly detections: readonly Detection[];
  readonly picture: Picture;
  /** Milliseconds that the frame took. */
  readonly took: number;
}
