/** A browser's frames of this size; jsdom has none. */
export interface FakeFrame {
  readonly width: number;
  readonly height: number;
  /** What a copy as red, green, blue and alpha takes; another number where the browser copies no other than its own format. */
  readonly bytes?: number;
}

/** Lets the page take such frames off videos; answers how many it took and let go. */
export function giveFrames({ width, height, bytes = width * height * 4 }: FakeFrame) {
  const count = { taken: 0, closed: 0 };
  class Frame {
    visibleRect = { width, height };
    constructor() {
      count.taken += 1;
    }
    allocationSize = () => bytes;
    copyTo = async (data: Uint8ClampedArray) => void data.fill(count.taken);
    close = () => void (count.closed += 1);
  }
  Object.defineProperty(globalThis, 'VideoFrame', { value: Frame, configurable: true });
  return count;
}

/** The page is one of an older browser again. */
export function takeFramesAway(): void {
  Reflect.deleteProperty(globalThis, 'VideoFrame');
}
