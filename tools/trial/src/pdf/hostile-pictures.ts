import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mib = 1_048_576;

/** Length, type, data, CRC-32 (PNG specification, annex D). */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A black picture of one bit a pixel. @param rows how many of its rows are there @param more chunks before them */
function png(width: number, height: number, { rows = height, more = [] as readonly Buffer[] } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** EXIF whose one field, the moment of the picture, is a text of so many zeros before a line's end. */
function endlessMoment(zeros: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(8, 4);
  const field = (at: number, tag: number, type: number, count: number, value: number) => {
    head.writeUInt16LE(1, at);
    head.writeUInt16LE(tag, at + 2);
    head.writeUInt16LE(type, at + 4);
    head.writeUInt32LE(count, at + 6);
    head.writeUInt32LE(value, at + 10);
  };
  field(8, 0x8769, 4, 1, 26);
  field(26, 0x9003, 2, zeros + 1, head.length);
  return chunk('eXIf', Buffer.concat([head, Buffer.alloc(zeros), Buffer.from('\n')]));
}

const hiddenText = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(200 * mib));
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
};

/** Pictures that cost far more to read than to write, by what they are. */
export const hostilePictures: Readonly<Record<string, () => Buffer>> = {
  'a picture of 40 million pixels': () => png(8000, 5000),
  'a picture that announces 3,600 million pixels': () => png(60_000, 60_000, { rows: 1 }),
  'a picture with 200 MB of packed text': () => png(800, 600, { more: [hiddenText()] }),
  'a picture with an endless moment': () => png(800, 600, { more: [endlessMoment(2 * mib)] }),
};
