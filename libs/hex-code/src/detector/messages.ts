import type { DetectOptions } from './detect.ts';
import type { Detection } from './detection.ts';
import type { Picture } from './picture.ts';

/** A frame as a browser has it, such as a `VideoFrame`: its pixels are copied where it is read. */
export interface WholeFrame {
  close(): void;
}

/** What a page sends to the worker: a frame, which goes along whole or by its buffer. */
export interface FrameQuestion<Shot extends Picture | WholeFrame = Picture> {
  readonly frame: number;
  readonly picture: Shot;
  readonly options: DetectOptions;
}

/** What the worker answers. */
export interface FrameAnswer {
  readonly frame: number;
  readonly detections: readonly Detection[];
  /** The picture that was sent, so that the page can fill its buffer again; of a whole frame nothing comes back. */
  readonly picture?: Picture;
  /** Milliseconds that the frame took. */
  readonly took: number;
}
