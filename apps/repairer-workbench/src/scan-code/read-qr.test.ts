import { openQrReader } from './read-qr.ts';

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

describe('a QR code', () => {
  it('is read by the platform where it can', async () => {
    const read = await openQrReader(platform(['ean_13', 'qr_code'], ['REP00042_10001']));
    expect(await read(picture)).toBe('REP00042_10001');
  });

  it('is that of a file where the platform sees several', async () => {
    const read = await openQrReader(platform(['qr_code'], ['https://payer.exemple', 'REP00042_10001']));
    expect(await read(picture)).toBe('REP00042_10001');
  });

  it('is nothing where the platform sees none', async () => {
    expect(await (await openQrReader(platform(['qr_code'], [])))(picture)).toBeUndefined();
  });

  it('is left to the decoder of our own where the platform reads other codes only', async () => {
    const read = await openQrReader(platform(['ean_13'], ['REP00042_10001']));
    expect(await read(picture)).toBeUndefined();
  });
});
