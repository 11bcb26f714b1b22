import { detect } from '@alveole/hex-code/detector';
import type { Picture } from '@alveole/hex-code/detector';
import { warmUp } from './warm-up.ts';

it('a reader that gets ready sees a printed code again and again, each time in a buffer that may move', async () => {
  const seen: Picture[] = [];
  await warmUp({
    read: async (picture) => {
      seen.push(picture);
      return undefined;
    },
  });
  expect(seen.map((picture) => detect(picture)[0]?.ok)).toEqual(Array.from({ length: 6 }, () => true));
  expect(new Set(seen.map(({ data }) => data.buffer)).size).toBe(6);
});
