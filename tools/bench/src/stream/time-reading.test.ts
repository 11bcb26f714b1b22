import { timeReading } from './time-reading.ts';
import type { Watched } from './watch-frames.ts';

/** A camera whose pictures reach the page from 1 s on, 30 a second. */
const shown = Array.from({ length: 90 }, (_none, index) => ({
  mediaTime: index / 30,
  captureTime: 1_000 + (index * 1_000) / 30,
}));
const frames = [
  { asked: 1_500, answered: 1_900, took: 300 },
  { asked: 1_950, answered: 2_150, took: 150 },
  { asked: 2_200, answered: 2_300, took: 50 },
];
const watched: Watched = { shown, frames };
const film = { firstWhole: 30 };

describe('the reading of a film', () => {
  it('takes from the first picture with the whole code to the last answer', () => {
    expect(timeReading(film, watched, true)).toEqual({ time: 300, frames: 2, perFrame: 150, inWorker: 100 });
  });

  it('counts from that picture though the browser did not show it to the page', () => {
    const sparse = shown.filter((_picture, index) => index < 29 || index > 35);
    expect(timeReading(film, { shown: sparse, frames }, true).time).toBeCloseTo(300);
  });

  it('takes for ever where the film ends first', () => {
    expect(timeReading(film, watched, false)).toMatchObject({ time: Infinity, frames: 2 });
  });

  it('takes no time where the code is read before its last corner is in the picture', () => {
    expect(timeReading({ firstWhole: 70 }, { shown: shown.slice(0, 60), frames }, true)).toEqual({
      time: 0,
      frames: 1,
      perFrame: 100,
      inWorker: 50,
    });
  });

  it('is none where the camera never came so far', () => {
    expect(() => timeReading({ firstWhole: 89 }, { shown: shown.slice(0, 50), frames }, false)).toThrow();
  });
});
