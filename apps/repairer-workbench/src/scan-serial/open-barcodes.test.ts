import { openBarcodes } from './open-barcodes.ts';
import type { BarcodePort } from './open-barcodes.ts';
import type { BarcodeAnswer } from './barcode-answer.ts';
import type { Barcode } from './barcode.ts';

const picture = { data: new Uint8ClampedArray(4), width: 100, height: 60, channels: 4 as const };
const bike = { format: 'code_128', text: 'WSBC602123456K' };
const article = { format: 'ean_13', text: '4006381333931' };

beforeAll(() => {
  // jsdom has no pictures.
  Object.assign(globalThis, { ImageData: class {} });
});

/** A browser that reads these kinds; each barcode it sees stands so far right of the left border. */
function platform(formats: readonly string[], seen: readonly (Barcode & { readonly left: number })[] = []) {
  const asked: (readonly string[])[] = [];
  const Detector = class {
    constructor(options: { readonly formats: readonly string[] }) {
      asked.push(options.formats);
    }
    static getSupportedFormats = async () => formats;
    detect = async () =>
      seen.map(({ format, text, left }) => ({
        format,
        rawValue: text,
        boundingBox: { x: left, y: 25, width: 10, height: 10 },
      }));
  };
  return { Detector, asked };
}

function worker(barcode?: Barcode) {
  let listener: (event: { readonly data: BarcodeAnswer }) => void = () => undefined;
  let ends = 0;
  const port: BarcodePort = {
    postMessage: ({ frame, picture: sent }) =>
      void Promise.resolve().then(() => listener({ data: { frame, picture: sent, detections: [], took: 1, barcode } })),
    addEventListener: ((type: string, heard: typeof listener) => {
      if (type === 'message') listener = heard;
    }) as BarcodePort['addEventListener'],
    terminate: () => void (ends += 1),
  };
  return { port, ends: () => ends };
}

const noWorker = () => Promise.reject(new Error('no worker is needed'));
const all = ['code_128', 'code_39', 'code_93', 'ean_13', 'qr_code'];

describe('barcodes before the camera', () => {
  it('are read by the browser where it can, which loads nothing', async () => {
    const { Detector, asked } = platform(all, [{ ...bike, left: 0 }]);
    const barcodes = await openBarcodes(Detector, noWorker);
    expect(await barcodes.read(picture)).toEqual(bike);
    expect(asked).toEqual([['code_128', 'code_39', 'code_93', 'ean_13']]);
  });

  it('are those of bikes before those of articles, and of those the one nearest to the middle', async () => {
    const shelf = { format: 'code_39', text: 'R-12' };
    const { Detector } = platform(all, [
      { ...shelf, left: 0 },
      { ...article, left: 45 },
      { ...bike, left: 60 },
    ]);
    expect(await (await openBarcodes(Detector, noWorker)).read(picture)).toEqual(bike);
  });

  it('are those of articles where there is no other', async () => {
    const { Detector } = platform(all, [{ ...article, left: 0 }]);
    expect(await (await openBarcodes(Detector, noWorker)).read(picture)).toEqual(article);
  });

  it('are none where the browser sees none', async () => {
    expect(await (await openBarcodes(platform(all).Detector, noWorker)).read(picture)).toBeUndefined();
  });

  it.each([
    ['has no detector', undefined],
    ['reads QR codes only', platform(['qr_code']).Detector],
    ['reads one kind of two', platform(['code_128', 'ean_13']).Detector],
  ])('are read by our own worker where the browser %s', async (_what, Detector) => {
    const { port, ends } = worker(bike);
    const barcodes = await openBarcodes(Detector, async () => port);
    expect(await barcodes.read(picture)).toEqual(bike);
    barcodes.close();
    expect(ends()).toBe(1);
  });
});
