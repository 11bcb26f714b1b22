import { agree } from '../reading/confirm.ts';
import type { ReadOptions } from '../reading/read.ts';
import type { Reading } from '../reading/reading.ts';
import type { Detection } from './detection.ts';
import type { FrameAnswer, FrameQuestion } from './messages.ts';
import type { Picture } from './picture.ts';

/** What the reader uses of a `Worker` that runs `worker.ts`. */
export interface ReaderPort {
  postMessage(question: FrameQuestion, transfer: readonly unknown[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FrameAnswer }) => void): void;
}

/**
 * Reads camera frames in a worker, one at a time: a frame that comes while another is being read is left out, so that
 * answers never lag behind the camera.
 */
export class FrameReader {
  #port: ReaderPort;
  #options: ReadOptions;
  #frame = 0;
  #answer: ((answer: FrameAnswer) => void) | undefined;
  #before: readonly Detection[] = [];

  constructor(port: ReaderPort, options: ReadOptions = {}) {
    this.#port = port;
    this.#options = options;
    port.addEventListener('message', ({ data }) => {
      const answer = this.#answer;
      this.#answer = undefined;
      answer?.(data);
    });
  }

  /** Whether a frame is in flight. */
  get isBusy(): boolean {
    return this.#answer !== undefined;
  }

  /**
   * Reads a frame, whose buffer moves to the worker and comes back with the answer. `undefined` at once when another
   * frame is in flight. A code read unsurely in this frame and in the one before, with the same value, is sure.
   */
  read(picture: Picture): Promise<FrameAnswer> | undefined {
    if (this.isBusy) return undefined;
    const read = new Promise<FrameAnswer>((resolve) => {
      this.#answer = (answer) => resolve({ ...answer, detections: this.#confirm(answer.detections) });
    });
    this.#port.postMessage({ frame: this.#frame++, picture, options: this.#options }, [picture.data.buffer]);
    return read;
  }

  #confirm(detections: readonly Detection[]): readonly Detection[] {
    const before = this.#before;
    this.#before = detections;
    return detections.map((detection) => {
      const { centre, corners } = detection;
      return { ...before.reduce<Reading>(agree, detection), centre, corners } as Detection;
    });
  }
}
