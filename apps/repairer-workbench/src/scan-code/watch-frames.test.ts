import { waitFor } from '@testing-library/react';
import type { CodeReader } from './code-reader.ts';
import { watchFrames } from './watch-frames.ts';
import { giveFrames, takeFramesAway } from './whole-frame.fixture.ts';

type Picture = Parameters<CodeReader['read']>[0];

/** A camera of this size; jsdom neither plays nor draws. */
function videoOf(width: number, height: number): HTMLVideoElement {
  const video = document.createElement('video');
  Object.defineProperties(video, { videoWidth: { value: width }, videoHeight: { value: height } });
  return video;
}

/** What the reader is given of the first frame. */
async function firstPicture(video: HTMLVideoElement): Promise<Pick<Picture, 'width' | 'height'>> {
  const read = jest.fn<ReturnType<CodeReader['read']>, [Picture]>(() => new Promise(() => undefined));
  const end = watchFrames({
    video,
    reader: { read } as unknown as CodeReader,
    onSight: () => undefined,
    onLost: () => undefined,
  });
  await waitFor(() => expect(read).toHaveBeenCalled());
  end();
  const [{ width, height }] = read.mock.calls[0] ?? [{ width: 0, height: 0 }];
  return { width, height };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  })) as never;
});

describe('the frames of a camera', () => {
  it('are cut to 1200 pixels of width, in their proportions', async () => {
    expect(await firstPicture(videoOf(1920, 1080))).toEqual({ width: 1200, height: 675 });
  });

  it('go whole to a reader that takes them so', async () => {
    giveFrames({ width: 1280, height: 720 });
    const readWhole = jest.fn<ReturnType<CodeReader['read']>, [VideoFrame]>(() => new Promise(() => undefined));
    const read = jest.fn();
    const video = Object.defineProperty(videoOf(1280, 720), 'readyState', { value: 4 });
    const end = watchFrames({
      video,
      reader: { read, readWhole } as unknown as CodeReader,
      onSight: () => undefined,
      onLost: () => undefined,
    });
    await waitFor(() => expect(readWhole).toHaveBeenCalledWith(expect.any(VideoFrame)));
    end();
    takeFramesAway();
    expect(read).not.toHaveBeenCalled();
  });

  it('are read until one shows what is looked for, and no further', async () => {
    const sights = [undefined, { isForeign: true }, { code: 'REP00042_10001' }] as const;
    const left = [...sights];
    const read = jest.fn(async () => left.shift());
    const onSight = jest.fn();
    const end = watchFrames({
      video: videoOf(640, 480),
      reader: { read } as unknown as CodeReader,
      onSight,
      onLost: () => undefined,
    });
    await waitFor(() => expect(onSight).toHaveBeenCalledWith({ code: 'REP00042_10001' }));
    await nextFrame();
    await nextFrame();
    expect(read).toHaveBeenCalledTimes(sights.length);
    end();
  });

  it('stay as they are where they are smaller', async () => {
    expect(await firstPicture(videoOf(640, 480))).toEqual({ width: 640, height: 480 });
  });
});
