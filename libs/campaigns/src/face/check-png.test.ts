import { checkPng } from './check-png.ts';

const bounds = { maxBytes: 4096, leastSide: 64 };

function png(width: number, height: number, length = 100): Buffer {
  const bytes = Buffer.alloc(length);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

it('tells the pixels of a PNG', () => {
  expect(checkPng(png(640, 320), bounds)).toEqual({ width: 640, height: 320 });
});

it.each([
  ['is none', Buffer.from('GIF89a'), 'n’est pas une image PNG'],
  ['is too heavy', png(640, 320, 5000), 'dépasse 4 Kio'],
  ['is too large', png(30_000, 30_000), 'dépasse 4 millions de pixels'],
  ['is too small', png(640, 32), 'au moins 64 pixels'],
])('refuses a PNG that %s', (_, bytes, sentence) => {
  expect(checkPng(bytes, bounds)).toEqual({ faults: [{ sentence: expect.stringContaining(sentence) as string }] });
});
