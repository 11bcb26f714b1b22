import { filmRate } from '@alveole/demo/camera';
import type { Film } from './shoot-film.ts';
import type { ShownPicture, Watched } from './watch-frames.ts';

/** How a film was read. Milliseconds. */
export interface Reading {
  /** From the first picture that held the code wholly to the answer that read it; infinite where none did. */
  readonly time: number;
  /** How often one looked meanwhile, what one look took from its picture to its answer, and its worker of that. */
  readonly frames: number;
  readonly perFrame: number;
  readonly inWorker: number;
}

/**
 * What was seen of a film, once it is over or read: then the last look read it. A code may be read while its corner is
 * still out of the picture: that takes no time. @throws where the camera never came so far, and nothing was read
 */
export function timeReading(
  { firstWhole }: Pick<Film, 'firstWhole'>,
  { shown, frames }: Watched,
  isRead: boolean,
): Reading {
  const first = momentOf(firstWhole, shown);
  if (first === undefined && isRead) return readBeforeWhole(frames);
  if (first === undefined) throw new Error(`The camera did not come to picture ${firstWhole}.`);
  const meanwhile = frames.filter(({ answered }) => answered > first);
  return {
    time: isRead ? (meanwhile.at(-1)?.answered ?? NaN) - first : Infinity,
    frames: meanwhile.length,
    perFrame: mean(meanwhile.map(({ asked, answered }) => answered - asked)),
    inWorker: mean(meanwhile.map(({ took }) => took)),
  };
}

function readBeforeWhole(frames: Watched['frames']): Reading {
  const last = frames.slice(-1);
  return {
    time: 0,
    frames: last.length,
    perFrame: mean(last.map(({ asked, answered }) => answered - asked)),
    inWorker: mean(last.map(({ took }) => took)),
  };
}

/**
 * When the camera took a picture, of which a busy page is not shown each: from the one shown before it; undefined where
 * it never came so far.
 */
function momentOf(picture: number, shown: readonly ShownPicture[]): number | undefined {
  const before = shown.findLast(({ mediaTime }) => mediaTime * filmRate < picture + 0.5);
  if (before === undefined || before === shown.at(-1)) return undefined;
  return before.captureTime + (picture / filmRate - before.mediaTime) * 1_000;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
