import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { takenAt } from './taken-at.ts';

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } });
const taken = (fields: Record<string, string>, format: 'jpeg' | 'png' = 'jpeg') =>
  blank().withExif({ IFD2: fields }).toFormat(format).toBuffer();

describe('the moment of a picture', () => {
  it('is what its camera says, in the zone of the camera', async () => {
    const photo = await taken({ DateTimeOriginal: '2026:03:01 09:15:30', OffsetTimeOriginal: '+01:00' });
    expect(await takenAt(photo)).toEqual(new Date('2026-03-01T08:15:30.000Z'));
  });

  it('is the latest that it can be where the camera names no zone', async () => {
    const photo = await taken({ DateTimeOriginal: '2026:03:01 09:15:30' });
    expect(await takenAt(photo)).toEqual(new Date('2026-03-01T21:15:30.000Z'));
  });

  it.each([
    ['a picture without EXIF', () => blank().jpeg().toBuffer()],
    ['EXIF without a moment', () => taken({ UserComment: 'x' })],
    ['a camera whose clock was never set', () => taken({ DateTimeOriginal: '0000:00:00 00:00:00' })],
    ['no picture', async () => Buffer.from('%PDF-1.7')],
    ['a moment of two million zeros', async () => withMoment(await blank().png().toBuffer(), 2_000_000)],
    ['EXIF that is cut off', async () => cutOff(await taken({ DateTimeOriginal: '2026:03:01 09:15:30' }))],
  ])('is unknown of %s', async (_what, bytes) => expect(await takenAt(await bytes())).toBeUndefined());
});

/** Points the first directory outside the block. */
function cutOff(photo: Buffer): Buffer {
  const copy = Buffer.from(photo);
  copy.fill(0xff, copy.indexOf('Exif\0\0') + 10, copy.indexOf('Exif\0\0') + 14);
  return copy;
}

/** A PNG whose EXIF says the moment with so many zeros and the end of a line. */
function withMoment(png: Buffer, zeros: number): Buffer {
  const head = Buffer.from(
    '49492a0008000000' +
      '0100' +
      '6987040001000000' +
      '1a000000' +
      '00000000' +
      '0100' +
      '03900200' +
      '00000000' +
      '2c000000' +
      '00000000',
    'hex',
  );
  head.writeUInt32LE(zeros + 1, 32);
  const named = Buffer.concat([Buffer.from('eXIf'), head, Buffer.alloc(zeros), Buffer.from('\n')]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  const afterHead = 33;
  return Buffer.concat([png.subarray(0, afterHead), length, named, checksum, png.subarray(afterHead)]);
}
