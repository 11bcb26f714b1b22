import type { CodeReader, Sight } from './code-reader.ts';
import { wholeFrameOf } from './whole-frame.ts';

/** Width of the frame that is drawn out of the camera's stream, in pixels: enough for an O°code on an invoice held at arm's length. */
const frameWidth = 1200;

export interface FrameWatch {
  readonly video: HTMLVideoElement;
  readonly reader: CodeReader;
  readonly onSight: (sight: Sight) => void;
  /** The worker is lost: nothing will be read any more. */
  readonly onLost: () => void;
}

const isFound = (sight: Sight): boolean => sight !== undefined && 'code' in sight;

/** Reads the picture of a video as often as the reader is free, until it shows a code; answers how to end before. */
export function watchFrames({ video, reader, onSight, onLost }: FrameWatch): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let isOver = false;
  let next = 0;
  const readShown = () => {
    const frame = reader.readWhole && wholeFrameOf(video);
    if (frame) return reader.readWhole?.(frame);
    const picture = pictureOf(video, canvas, context);
    return picture && reader.read(picture);
  };
  const readFrame = (): void => {
    const reading = readShown();
    if (reading === undefined) return again();
    reading.then(
      (sight) => {
        if (isOver) return;
        onSight(sight);
        if (!isFound(sight)) again();
      },
      () => isOver || onLost(),
    );
  };
  const again = (): void => {
    if (!isOver) next = requestAnimationFrame(readFrame);
  };
  again();
  return () => {
    isOver = true;
    cancelAnimationFrame(next);
  };
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement, context: CanvasRenderingContext2D | null) {
  if (context === null || video.videoWidth === 0) return undefined;
  const scale = Math.min(1, frameWidth / video.videoWidth);
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { data, width, height, channels: 4 as const };
}
