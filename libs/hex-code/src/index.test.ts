import { agree, drawValue, encode, flipDot, isUnambiguous, noDots, read } from './index.ts';

it('tells the story of a code: drawn, printed, damaged, read in two frames', () => {
  const value = drawValue((words) => words.fill(0x5eed));
  expect(isUnambiguous(value)).toBe(true);
  const frames = [
    [3, 9, 27, 30, 63, 81, 90, 101, 120],
    [0, 7, 14, 21, 28, 35, 42, 49, 56],
  ].map((wrong) => {
    const dots = encode(value);
    for (const dot of wrong) flipDot(dots, dot);
    return read(dots, noDots());
  });
  expect(frames.map((frame) => frame.ok)).toEqual([false, false]);
  expect(agree(frames[1]!, frames[0]!)).toMatchObject({ ok: true, value, corrected: 9 });
});
