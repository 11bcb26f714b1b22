import sharp from 'sharp';
import { DOT_COUNT, flipDot, noDots } from '../dots.ts';
import type { Dots } from '../dots.ts';
import { drawingOf, quietZone } from '../layout/drawing.ts';
import type { Square } from '../layout/drawing.ts';
import { stampImage } from './stamp-image.ts';

const dots = Int32Array.of(0x12345678, 0x1abcdef0, 0x5a5a1234, 0x3afe9123);
const stamp = { dots, amountCents: 12_550, capCents: 5_000 };

type Format = 'jpeg' | 'png';

async function picture(format: Format, width = 800, height = 1100, orientation?: number): Promise<Buffer> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#c8dcee' } }).toFormat(format);
  return (
    orientation === undefined ? blank : blank.withExif({ IFD0: { Copyright: 'Atelier' } }).withMetadata({ orientation })
  ).toBuffer();
}

async function greys(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => data[Math.round(y) * info.width * info.channels + Math.round(x) * info.channels]!,
  };
}

/** The dots that are dark in a picture, by the pixel at each centre. */
async function dotsSeen(bytes: Uint8Array, square: Square): Promise<Dots> {
  const { at } = await greys(bytes);
  const seen = noDots();
  for (let index = 0; index < DOT_COUNT; index++) {
    const alone = noDots();
    flipDot(alone, index);
    const [centre] = drawingOf(alone, square).dots;
    // A pixel's middle lies half a pixel from its number.
    if (at(centre!.x - 0.5, centre!.y - 0.5) < 128) flipDot(seen, index);
  }
  return seen;
}

const refusal = (bytes: Uint8Array) =>
  stampImage(bytes, stamp).then(
    () => 'stamped',
    ({ code }: { code: string }) => code,
  );

describe('the stamp of a picture', () => {
  it.each(['jpeg', 'png'] as const)(
    'shows each dot at the upper right of a %s, and the amount under it',
    async (format) => {
      const given = await picture(format);
      const { bytes, code, amount } = await stampImage(given, stamp);
      expect((await sharp(bytes).metadata()).format).toBe(format);
      expect(await dotsSeen(bytes, { ...code, size: 80 })).toEqual(dots);
      expect(800 - code.x - 80 - quietZone(80)).toBeCloseTo(20, -1);

      const { at } = await greys(bytes);
      const inked = Array.from({ length: 90 }, (_, x) =>
        Array.from({ length: 28 }, (_, y) => at(amount.x + x, amount.y + y)),
      )
        .flat()
        .filter((grey) => grey < 100);
      expect(inked.length).toBeGreaterThan(100);
      expect(at(amount.x + 2, amount.y + 2)).toBeGreaterThan(240);
    },
  );

  it('tells figures apart: other amounts look otherwise', async () => {
    const given = await picture('png');
    const hashes = await Promise.all(
      [1234, 5678, 9012].map(async (amountCents) =>
        Buffer.from((await stampImage(given, { dots, amountCents })).bytes).toString('base64'),
      ),
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('writes on a picture under the amount what the shop charges of VAT, in pen strokes', async () => {
    const given = await picture('png', 1600, 2200);
    const inkUnder = async (vatLines: readonly string[]) => {
      const { bytes, amount } = await stampImage(given, { ...stamp, vatLines });
      const { at } = await greys(bytes);
      return [0, 1].map((line) => {
        const top = amount.y + 0.35 * 152 + line * 0.15 * 152;
        const row = Array.from({ length: 170 }, (_, x) =>
          Array.from({ length: 22 }, (_, y) => at(amount.x + x, top + y)),
        );
        return row.flat().filter((grey) => grey < 100).length > 100;
      });
    };
    expect(await inkUnder([])).toEqual([false, false]);
    expect(await inkUnder(['HT (TVA 8,5\u00a0%)'])).toEqual([true, false]);
    expect(await inkUnder(['TVA non applicable,', 'art. 293 B du CGI'])).toEqual([true, true]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright where a reader looks whatever the EXIF orientation, %d, which goes',
    async (orientation) => {
      const { bytes, code } = await stampImage(await picture('jpeg', 800, 1100, orientation), stamp);
      const { width, height, orientation: left, exif } = await sharp(bytes).metadata();
      expect([width, height]).toEqual(orientation < 5 ? [800, 1100] : [1100, 800]);
      expect([left, exif]).toEqual([undefined, undefined]);
      expect(code.x).toBeGreaterThan(width - 120);
      expect(await dotsSeen(bytes, { ...code, size: 80 })).toEqual(dots);
    },
  );

  it('grows with the picture, as on a sheet of A4', async () => {
    const { bytes, code } = await stampImage(await picture('jpeg', 2100, 2970), stamp);
    expect(await dotsSeen(bytes, { ...code, size: 200 })).toEqual(dots);
    expect(2100 - code.x - 200 - quietZone(200)).toBeCloseTo(50, -1);
  });

  it('changes no pixel beside it', async () => {
    const { bytes } = await stampImage(await picture('png'), stamp);
    const { at } = await greys(bytes);
    const plain = (await greys(await picture('png'))).at(0, 0);
    expect(
      [
        [0, 0],
        [660, 60],
        [799, 0],
        [799, 200],
        [400, 900],
      ].map(([x, y]) => at(x!, y!)),
    ).toEqual([plain, plain, plain, plain, plain]);
  });
});

describe('a picture that cannot be stamped', () => {
  it('is refused when it is cut off', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    const cuts = [0, 3, 100, Math.floor(whole.length / 2), whole.length - 200];
    expect(await Promise.all(cuts.map((length) => refusal(whole.subarray(0, length))))).toEqual(
      cuts.map(() => 'IMAGE_BROKEN'),
    );
  });

  it('is refused when it is another kind of picture', async () => {
    expect(
      await refusal(
        await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
      ),
    ).toBe('IMAGE_BROKEN');
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'))).toBe(
      'IMAGE_BROKEN',
    );
  });

  it('is refused when it announces more pixels than a server should hold', async () => {
    const large = await sharp({
      create: { width: 8000, height: 6000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await refusal(large)).toBe('IMAGE_BROKEN');
  });

  it.each([
    [1, 1],
    [100, 900],
    [900, 130],
  ])('is refused when it has no room: %d × %d', async (width, height) => {
    expect(await refusal(await picture('png', width, height))).toBe('IMAGE_TOO_SMALL');
  });
});
