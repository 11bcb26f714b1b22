/** Pictures by their structure alone: small files in which a decoder finds nothing. */

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

function number(value: number, bytes: 2 | 4): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 2) view.setUint16(0, value);
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

/** Pixels. */
export interface BuiltSize {
  readonly width?: number;
  readonly height?: number;
}

/** A JPEG whose frame announces a size; whoever cuts its last two bytes has cut the picture. */
export function buildJpeg({ width = 4032, height = 3024 }: BuiltSize = {}): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, data: Uint8Array) =>
    joined(Uint8Array.of(0xff, marker), number(data.length + 2, 2), data);
  const thumbnail = segment(0xe1, bytesOf('Exif\0\0\xff\xd8\xff\xd9'));
  const frame = segment(
    0xc0,
    joined(Uint8Array.of(8), number(height, 2), number(width, 2), Uint8Array.of(1, 1, 0x11, 0)),
  );
  const scan = segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0));
  return joined(bytesOf('\xff\xd8'), thumbnail, frame, scan, bytesOf('pixels\xff\0\xff\xd9'));
}

/** A PNG of three chunks, with checksums of nothing. */
export function buildPng({ width = 320, height = 240 }: BuiltSize = {}): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Uint8Array) => joined(number(data.length, 4), bytesOf(name), data, number(0, 4));
  const header = joined(number(width, 4), number(height, 4), Uint8Array.of(8, 2, 0, 0, 0));
  return joined(
    bytesOf('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', bytesOf('pixels')),
    chunk('IEND', bytesOf('')),
  );
}

export interface BuiltHeic extends BuiltSize {
  readonly brand?: 'heic' | 'avif';
  /** Where the box of sizes stands: phones write it before the pixels, some programs behind them. */
  readonly meta?: 'first' | 'last';
}

/** The boxes of a HEIC or AVIF. */
export function buildHeic({
  width = 4032,
  height = 3024,
  brand = 'heic',
  meta = 'first',
}: BuiltHeic = {}): Uint8Array<ArrayBuffer> {
  const box = (name: string, ...data: readonly Uint8Array[]) => {
    const content = joined(...data);
    return joined(number(content.length + 8, 4), bytesOf(name), content);
  };
  const size = box('ispe', number(0, 4), number(width, 4), number(height, 4));
  const about = box('meta', number(0, 4), box('iprp', box('ipco', size)));
  const pixels = box('mdat', new Uint8Array(70_000));
  const rest = meta === 'first' ? [about, pixels] : [pixels, about];
  return joined(box('ftyp', bytesOf(brand), number(0, 4), bytesOf(`mif1${brand}`)), ...rest);
}
