import { encode } from '@alveole/hex-code';
import { CODE_WIDTH } from './pictures/conditions.ts';
import { createFrame } from './pictures/frame.ts';
import { hexPrint } from './pictures/hex-print.ts';
import type { Print } from './pictures/print.ts';
import { qrPrint } from './pictures/qr-print.ts';
import { takePicture } from './pictures/scene.ts';
import { page, upright } from './pictures/upright.fixture.ts';
import { hexCodeReader, qrReaders, type Reader } from './readers.ts';

const value = '9223372036854775807';

async function answersOf(reader: Reader, print: Print): Promise<readonly string[]> {
  const frame = createFrame();
  takePicture(print, CODE_WIDTH, upright, [page], frame);
  return reader.read(frame);
}

describe('a reader', () => {
  it('of ours reads an upright hexagonal code', async () => {
    expect(await answersOf(hexCodeReader, hexPrint(encode(value)))).toEqual([value]);
  });

  it.each(qrReaders.flatMap((reader) => (['Q', 'H'] as const).map((level) => ({ name: reader.name, reader, level }))))(
    '$name reads an upright QR code at level $level',
    async ({ reader, level }) => {
      expect(await answersOf(reader, await qrPrint(value, level))).toEqual([value]);
    },
  );

  it.each([hexCodeReader, ...qrReaders])('$name finds nothing on a blank page', async (reader) => {
    const frame = createFrame();
    takePicture({ groundAt: () => 0, covers: () => false, reach: 1 }, CODE_WIDTH, upright, [page], frame);
    expect(await reader.read(frame)).toEqual([]);
  });
});

describe('a QR code of 19 digits', () => {
  it.each([
    ['Q', 21],
    ['H', 25],
  ] as const)('at level %s is %d modules wide', async (level, modules) => {
    expect((await qrPrint(value, level)).modules).toBe(modules);
  });
});
