import { decodeBarcode } from './decode-barcode.ts';
import { inShade, pictureOf, printed } from './printed-barcode.fixture.ts';
import type { Placed } from './printed-barcode.fixture.ts';

const seenIn = (...placed: readonly Placed[]) => decodeBarcode(pictureOf(...placed));

describe('a barcode before the camera', () => {
  it.each(['code_128', 'code_39', 'code_93', 'ean_13'] as const)('is read when it is a %s', (format) => {
    const barcode = printed[format];
    expect(seenIn({ barcode })).toEqual({ format, text: barcode.text });
  });

  it.each([-18, 12, 90, 180, 270])('is read when it is turned by %i degrees', (turn) => {
    const barcode = printed.code_128;
    expect(seenIn({ barcode, turn, module: 3 })).toEqual({ format: 'code_128', text: barcode.text });
  });

  it.each([2, 3, 6])('is read when a module of it is %i pixels wide', (module) => {
    const barcode = printed.code_39;
    expect(seenIn({ barcode, module })).toEqual({ format: 'code_39', text: barcode.text });
  });

  it('is that of the bike, however near the middle that of an article stands', () => {
    const seen = seenIn(
      { barcode: printed.ean_13, module: 3 },
      { barcode: printed.code_128, module: 3, from: [0, 200] },
    );
    expect(seen).toEqual({ format: 'code_128', text: printed.code_128.text });
  });

  it('is the one nearest to the middle of two', () => {
    const [shelf, bike] = [printed.code_39, printed.code_128];
    const seen = seenIn({ barcode: shelf, module: 3, from: [0, -220] }, { barcode: bike, module: 3, from: [0, 60] });
    expect(seen?.text).toBe(bike.text);
  });

  it('is read in a shadow', () => {
    const barcode = printed.code_128;
    expect(decodeBarcode(inShade(pictureOf({ barcode })))?.text).toBe(barcode.text);
  });

  it('is read between what begins as one, from either side', () => {
    const barcode = printed.code_128;
    const begun = barcode.widths.slice(0, 24);
    const seen = seenIn(
      { barcode: { text: '', widths: begun }, module: 3, height: 500, from: [-520, 0] },
      { barcode, module: 3 },
      { barcode: { text: '', widths: [...begun].reverse().join('') }, module: 3, height: 500, from: [520, 0] },
    );
    expect(seen?.text).toBe(barcode.text);
  });

  it('is nothing where a single line says it', () => {
    expect(seenIn({ barcode: printed.code_39, height: 10 })).toBeUndefined();
  });

  it('is nothing where there is none, or one of another kind', () => {
    expect(seenIn()).toBeUndefined();
    expect(seenIn({ barcode: printed.codabar })).toBeUndefined();
  });

  it('is nothing where a part of it is out of sight', () => {
    expect(seenIn({ barcode: printed.code_128, from: [360, 0] })).toBeUndefined();
  });
});
