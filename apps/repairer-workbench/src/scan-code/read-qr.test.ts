import encodeQr from 'qr';
import { openQrReader } from './read-qr.ts';
import type { ReadQr } from './read-qr.ts';

const picture = { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 as const };

beforeAll(() => {
  // jsdom has no pictures.
  Object.assign(globalThis, { ImageData: class {} });
});

const boundingBox = { x: 0, y: 0, width: 1, height: 1 };

function platform(formats: readonly string[], texts: readonly string[]) {
  return class {
    static getSupportedFormats = async () => formats;
    detect = async () => texts.map((rawValue) => ({ rawValue, format: 'qr_code', boundingBox }));
  };
}

const refused = async (): Promise<ReadQr> => {
  throw new Error('the policy forbids it');
};

/** The pixels of a sheet with the QR code of a text, and its side. */
function printedCode(text: string): readonly [Uint8ClampedArray, number] {
  const rows = encodeQr(text, 'raw', { border: 4, scale: 5 });
  const pixels = rows.flat().flatMap((isDark) => [...Array(3).fill(isDark ? 30 : 240), 255]);
  return [Uint8ClampedArray.from(pixels), rows.length];
}

describe('a QR code', () => {
  it('is read by the platform where it can', async () => {
    const read = await openQrReader(platform(['ean_13', 'qr_code'], ['REP00042_10001']), refused);
    expect(await read(picture)).toBe('REP00042_10001');
  });

  it('is that of a file where the platform sees several', async () => {
    const read = await openQrReader(platform(['qr_code'], ['https://payer.exemple', 'REP00042_10001']), refused);
    expect(await read(picture)).toBe('REP00042_10001');
  });

  it('is nothing where the platform sees none', async () => {
    expect(await (await openQrReader(platform(['qr_code'], []), refused))(picture)).toBeUndefined();
  });

  it('is read by WebAssembly where the platform reads other codes only, once its file has come', async () => {
    let come: (read: ReadQr) => void = () => undefined;
    const open = () => new Promise<ReadQr>((resolve) => (come = resolve));
    const read = await openQrReader(platform(['ean_13'], []), open);
    expect(await read(picture)).toBeUndefined();
    come(async () => 'REP00042_10001');
    await Promise.resolve();
    expect(await read(picture)).toBe('REP00042_10001');
  });

  it('is left to the decoder in plain JavaScript where WebAssembly cannot be had', async () => {
    const read = await openQrReader(undefined, refused);
    const [data, side] = printedCode('REP00042_10001');
    expect(await read({ data, width: side, height: side, channels: 4 })).toBe('REP00042_10001');
  });
});
