import { HexCodeError } from '../code-error.ts';
import { agree } from '../reading/confirm.ts';
import type { ReadOptions } from '../reading/read.ts';
import type { Reading } from '../reading/reading.ts';
import type { Detection } from './detection.ts';
import type { FrameAnswer, FrameQuestion, WholeFrame } from './messages.ts';
import type { Picture } from './picture.ts';

/** What the reader uses of a `Worker` that runs `worker.ts`. */
export interface ReaderPort<Answer extends FrameAnswer = FrameAnswer, Shot extends Picture | WholeFrame = Picture> {
  postMessage(question: FrameQuestion<Shot>, transfer: readonly unknown[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Answer }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

/** The frame in flight. */
interface Flight<Answer> {
  land(answer: Answer): void;
  fail(failure: HexCodeError): void;
}

/** What moves to the worker with a frame. */
const movedWith = (shot: Picture | WholeFrame): readonly unknown[] => ['data' in shot ? shot.data.buffer : shot];

const workerFailed = (reason: string) => new HexCodeError('WORKER_FAILED', `the worker failed: ${reason}`);

/**
 * Reads camera frames in a worker, one at a time: a frame that comes while another is being read is left out, so that
 * answers never lag behind the camera. A worker that reads other codes too says more in its answer.
 */
export class FrameReader<Answer extends FrameAnswer = FrameAnswer, Shot extends Picture | WholeFrame = Picture> {
  #port: ReaderPort<Answer, Shot>;
  #options: ReadOptions;
  #frame = 0;
  #flight: Flight<Answer> | undefined;
  #neverStarted: HexCodeError | undefined;
  #before: readonly Detection[] = [];
  #isCoarse = false;

  constructor(port: ReaderPort<Answer, Shot>, options: ReadOptions = {}) {
    this.#port = port;
    this.#options = options;
    port.addEventListener('message', ({ data }) => this.#end()?.land(data));
    port.addEventListener('messageerror', () => this.#fail(workerFailed('its answer cannot be read')));
    port.addEventListener('error', ({ message }) => {
      const failure = workerFailed(message ?? 'it did not start');
      // A worker whose file does not load says so without a message; one whose file throws, before any frame.
      if (message === undefined || !this.isBusy) this.#neverStarted = failure;
      this.#fail(failure);
    });
  }

  /** Whether a frame is in flight. */
  get isBusy(): boolean {
    return this.#flight !== undefined;
  }

  /**
   * Reads a frame, which moves to the worker; the buffer of a picture comes back with the answer. `undefined` at once when another
   * frame is in flight. A code read unsurely in this frame and in the one before, with the same value, is sure.
   *
   * Rejects with HexCodeError `WORKER_FAILED` when the worker fails, and the buffer is lost. The next frame may be read
   * nonetheless, unless the worker never started: then each frame is rejected at once.
   */
  read(picture: Shot): Promise<Answer> | undefined {
    if (this.isBusy) return undefined;
    if (this.#neverStarted) return Promise.reject(this.#neverStarted);
    return new Promise((resolve, reject) => {
      const options = { ...this.#options, coarse: this.#isNextCoarse() };
      this.#port.postMessage({ frame: this.#frame++, picture, options }, movedWith(picture));
      const land = (answer: Answer) => resolve({ ...answer, detections: this.#confirm(answer.detections) });
      this.#flight = { land, fail: reject };
    });
  }

  /** Every second frame is, unless the one before shows a code that this one may confirm. */
  #isNextCoarse(): boolean {
    this.#isCoarse = !this.#isCoarse && this.#before.length === 0;
    return this.#isCoarse;
  }

  #end(): Flight<Answer> | undefined {
    const flight = this.#flight;
    this.#flight = undefined;
    return flight;
  }

  #fail(failure: HexCodeError): void {
    this.#before = [];
    this.#end()?.fail(failure);
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
