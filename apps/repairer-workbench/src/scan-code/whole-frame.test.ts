import { giveFrames, takeFramesAway } from './whole-frame.fixture.ts';
import { createFrameCopier, wholeFrameOf } from './whole-frame.ts';

afterEach(takeFramesAway);

/** A video that shows something, or does not yet. */
function video({ readyState = 4 } = {}): HTMLVideoElement {
  return Object.defineProperty(document.createElement('video'), 'readyState', { value: readyState });
}

describe('the frame that a video shows', () => {
  it('is taken whole where its colours can be copied', () => {
    const count = giveFrames({ width: 1280, height: 720 });
    expect(wholeFrameOf(video())).toBeDefined();
    expect(count).toEqual({ taken: 1, closed: 0 });
  });

  it.each([
    ['it is wider than what is read in time', { width: 1920, height: 1080 }],
    ['the browser copies it only as it is stored', { width: 1280, height: 720, bytes: 1280 * 720 * 1.5 }],
  ])('is let go where %s', (_why, frame) => {
    const count = giveFrames(frame);
    expect(wholeFrameOf(video())).toBeUndefined();
    expect(count).toEqual({ taken: 1, closed: 1 });
  });

  it('is none before there is a picture, nor in a browser without frames', () => {
    const count = giveFrames({ width: 1280, height: 720 });
    expect(wholeFrameOf(video({ readyState: 1 }))).toBeUndefined();
    expect(count.taken).toBe(0);
    takeFramesAway();
    expect(wholeFrameOf(video())).toBeUndefined();
  });
});

describe('copies of frames', () => {
  it('fill one buffer, and another one for another size, and let the frames go', async () => {
    const count = giveFrames({ width: 2, height: 1 });
    const copyOf = createFrameCopier();
    const first = await copyOf(new VideoFrame(video()));
    expect(first).toEqual({ data: new Uint8ClampedArray(8).fill(1), width: 2, height: 1, channels: 4 });
    expect((await copyOf(new VideoFrame(video()))).data).toBe(first.data);
    giveFrames({ width: 1, height: 1 });
    expect((await copyOf(new VideoFrame(video()))).data).toHaveLength(4);
    expect(count).toEqual({ taken: 2, closed: 2 });
  });
});
