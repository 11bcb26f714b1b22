/** A picture of the camera, as the browser showed it to the page. Milliseconds of the page's clock, seconds of the film. */
export interface ShownPicture {
  readonly mediaTime: number;
  readonly captureTime: number;
}

/** A picture that the page had its worker look at. Milliseconds of the page's clock, and those that the worker took. */
export interface Frame {
  readonly asked: number;
  readonly answered: number;
  readonly took: number;
}

export interface Watched {
  readonly shown: readonly ShownPicture[];
  readonly frames: readonly Frame[];
}

/**
 * Runs in the page before anything of it: keeps which pictures it is shown and which it looks at. A browser slows the
 * thread of a page but none of its workers: what a worker answers is held back for as long as a slow processor would take.
 */
export const watchFrames = (cpuTimes: number): string => `
  globalThis.watched = { shown: [], frames: [] };
  const { play } = HTMLVideoElement.prototype;
  HTMLVideoElement.prototype.play = function () {
    const keep = (_now, { mediaTime, captureTime }) => {
      // A video whose stream has ended tells of a last picture, which no camera took.
      if (captureTime !== undefined) watched.shown.push({ mediaTime, captureTime });
      this.requestVideoFrameCallback(keep);
    };
    this.requestVideoFrameCallback(keep);
    return play.call(this);
  };
  globalThis.Worker = class extends Worker {
    postMessage(question, transfer) {
      this.asked = performance.now();
      super.postMessage(question, transfer);
    }
    addEventListener(type, heard) {
      if (type !== 'message') return super.addEventListener(type, heard);
      super.addEventListener(type, (event) => {
        const { took } = event.data;
        setTimeout(() => {
          watched.frames.push({ asked: this.asked, answered: performance.now(), took: ${cpuTimes} * took });
          heard(event);
        }, ${cpuTimes - 1} * took);
      });
    }
  };
`;
