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

/** What was seen of a film, once it is over or read: then the last look read it. @throws where the camera never came so far */
export function timeReading({ firstWhole }: Film, { shown, frames }: Watched, isRead: boolean): Reading {
  const first = momentOf(firstWhole, shown);
  const meanwhile = frames.filter(({ answered }) => answered > first);
  return {
    time: isRead ? (meanwhile.at(-1)?.answered ?? NaN) - first : Infinity,
    frames: meanwhile.length,
    perFrame: mean(meanwhile.map(({ asked, answered }) => answered - asked)),
    inWorker: mean(meanwhile.map(({ took }) => took)),
  };
}

/** When the camera took a picture, of which a busy page is not shown each: from the one shown before it. */
function momentOf(picture: number, shown: readonly ShownPicture[]): number {
  const before = shown.findLast(({ mediaTime }) => mediaTime * filmRate < picture + 0.5);
  if (before === undefined || before === shown.at(-1))
    throw new Error(`The camera did not come to picture ${picture}.`);
  return before.captureTime + (picture / filmRate - before.mediaTime) * 1_000;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
