import type { Picture } from '@alveole/hex-code/detector';

/** What is asked of a frame: red, green, blue and alpha of each pixel. */
const copied = { format: 'RGBA' } as const;
const bytesOfPixel = 4;
/** Pixels across: what is wider takes too long to read and is drawn smaller. */
const widest = 1280;

/**
 * The frame that a video shows, as the browser has it: it costs the page nothing, where drawing it takes a fifth of a
 * second on a slow phone (ADR 72). Undefined where there is none yet, or where it is to be drawn.
 */
export function wholeFrameOf(video: HTMLVideoElement): VideoFrame | undefined {
  if (typeof VideoFrame === 'undefined' || video.readyState < video.HAVE_CURRENT_DATA) return undefined;
  const frame = new VideoFrame(video);
  if (isReadable(frame)) return frame;
  frame.close();
  return undefined;
}

/** Older browsers hand frames over only as they are stored, without a word. */
function isReadable(frame: VideoFrame): boolean {
  const { width = 0, height = 0 } = frame.visibleRect ?? {};
  return width <= widest && frame.allocationSize(copied) === width * height * bytesOfPixel;
}

/** Copies the pixels of frames into one buffer, which the next one fills again, and lets each frame go. */
export function createFrameCopier(): (frame: VideoFrame) => Promise<Picture> {
  let data = new Uint8ClampedArray();
  return async (frame) => {
    const { width = 0, height = 0 } = frame.visibleRect ?? {};
    const size = frame.allocationSize(copied);
    if (data.length !== size) data = new Uint8ClampedArray(size);
    await frame.copyTo(data, copied);
    frame.close();
    return { data, width, height, channels: 4 };
  };
}
