import { concatTransformationMatrix, degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { quietZone } from '../layout/drawing.ts';
import { dotsIn, paintedPage } from './painted-page.fixture.ts';
import { stampPdf } from './stamp-pdf.ts';

const dots = Int32Array.of(0x12345678, 0x1abcdef0, 0x5a5a1234, 0x3afe9123);
const stamp = { dots, amountCents: 12_550, capCents: 5_000 };

type Box = readonly [number, number, number, number];

const boxes: Readonly<Record<string, { media: Box; crop?: Box; isInherited?: true; userUnit?: number }>> = {
  'an A4 sheet': { media: [0, 0, 595, 842] },
  'a MediaBox that starts elsewhere': { media: [100, 50, 700, 900] },
  'a MediaBox below and left of the origin': { media: [-700, -900, -100, -50] },
  'a MediaBox given by its other corners': { media: [595, 842, 0, 0] },
  'a CropBox within the MediaBox': { media: [0, 0, 800, 1000], crop: [120, 90, 700, 880] },
  'a CropBox around the origin': { media: [-400, -500, 400, 500], crop: [-250, -310, 200, 330] },
  'a CropBox larger than the MediaBox': { media: [0, 0, 595, 842], crop: [-50, -60, 650, 900] },
  'boxes of the page tree': { media: [-20, 30, 780, 1030], crop: [10, 60, 700, 990], isInherited: true },
  'a unit of its own': { media: [0, 0, 300, 420], userUnit: 2 },
};

const cases = Object.keys(boxes).flatMap((box) => [0, 90, 180, 270, -90, 450].map((turn) => ({ box, turn })));

async function pdfWith({ box, turn }: { box: string; turn: number }): Promise<Uint8Array> {
  const { media, crop, isInherited, userUnit } = boxes[box]!;
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.node.delete(PDFName.of('MediaBox'));
  const holder = isInherited ? document.catalog.Pages() : page.node;
  const entries = {
    MediaBox: [...media],
    ...(crop && { CropBox: [...crop] }),
    Rotate: turn,
    ...(userUnit && { UserUnit: userUnit }),
  };
  for (const [name, value] of Object.entries(entries))
    holder.set(PDFName.of(name), document.context.obj(value as number[]));
  return document.save();
}

async function pdfOf(draw: (page: PDFPage, document: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  draw(document.addPage([595, 842]), document);
  return document.save();
}

/** A sound file whose page lies in a stream of objects that unpacks to this size. */
function withStructureOf(bytes: number): Uint8Array {
  const packed = deflateSync('3 0 << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'.padEnd(bytes));
  const head = [
    '%PDF-1.5',
    '1 0 obj',
    '<< /Type /Catalog /Pages 2 0 R >>',
    'endobj',
    '2 0 obj',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    'endobj',
    '4 0 obj',
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`,
    'stream',
    '',
  ].join('\n');
  return Buffer.concat([
    Buffer.from(head),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

const refusal = (bytes: Uint8Array, options = stamp) =>
  stampPdf(bytes, options).then(
    () => 'stamped',
    ({ code }: { code: string }) => code,
  );

describe('the stamp of a PDF', () => {
  it.each(cases)(
    'lies upright at the upper right that a reader sees, 20 mm wide: $box, turned by $turn',
    async (given) => {
      const { bytes, code, amount } = await stampPdf(await pdfWith(given), stamp);
      const { width, fills, texts } = await paintedPage(bytes);
      const square = { ...code, size: 20 };
      expect(code.x).toBeCloseTo(width - 5 - quietZone(20) - 20, 6);
      expect(code.y).toBeCloseTo(5 + quietZone(20), 6);
      expect(dotsIn(fills, square)).toEqual(dots);

      const [outline] = fills.filter(({ grey }) => grey === 0);
      expect(Math.min(...outline!.points.map(({ x }) => x))).toBeCloseTo(code.x + 0.0969, 3);
      expect(Math.max(...outline!.points.map(({ x }) => x))).toBeCloseTo(code.x + 20 - 0.0969, 3);

      const [text] = texts;
      expect(amount).toEqual({
        x: expect.closeTo(code.x - quietZone(20), 6),
        y: expect.closeTo(code.y + 20 + quietZone(20), 6),
      });
      expect(text!.at.x).toBeGreaterThan(amount.x);
      expect(text!.at.y).toBeGreaterThan(amount.y);
      expect(text!.at.y).toBeLessThan(amount.y + 7);
      expect(text!.right.x - text!.at.x).toBeCloseTo(1, 6);
      expect(text!.up.y - text!.at.y).toBeCloseTo(-1, 6);
    },
  );

  it('writes on a PDF under the amount what the shop charges of VAT', async () => {
    const { bytes, amount } = await stampPdf(await pdfOf(), {
      ...stamp,
      vatLines: ['TVA non applicable,', 'art. 293 B du CGI'],
    });
    const [, first, second] = (await paintedPage(bytes)).texts;
    expect(first!.at.y).toBeGreaterThan(amount.y + 7);
    expect(second!.at.y - first!.at.y).toBeCloseTo(3, 6);
    expect(second!.at.x).toBeGreaterThan(amount.x);
  });

  it('stands on the first page alone', async () => {
    const given = await pdfOf((_page, document) => void document.addPage());
    const pages = (await PDFDocument.load((await stampPdf(given, stamp)).bytes)).getPages();
    expect(pages.map(({ node }) => node.Contents() !== undefined)).toEqual([true, false]);
  });

  it('keeps its place after content that moved the axes for good', async () => {
    const given = await pdfOf((page) => page.pushOperators(concatTransformationMatrix(3, 0, 0, -3, 50, 60)));
    const { bytes, code } = await stampPdf(given, stamp);
    expect(dotsIn((await paintedPage(bytes)).fills, { ...code, size: 20 })).toEqual(dots);
  });

  it('changes nothing else: the content before stays, byte for byte', async () => {
    const given = await pdfOf((page) => page.drawRectangle({ x: 100, y: 100, width: 50, height: 20 }));
    const { fills } = await paintedPage((await stampPdf(given, stamp)).bytes);
    const before = (await paintedPage(given)).fills;
    expect(before.length).toBeGreaterThan(0);
    expect(fills.slice(0, before.length)).toEqual(before);
  });

  it('is the same for the same file, so a call tried again changes nothing', async () => {
    const given = await pdfOf();
    expect((await stampPdf(given, stamp)).bytes).toEqual((await stampPdf(given, stamp)).bytes);
  });
});

describe('a PDF that cannot be stamped', () => {
  const encrypted = async (useObjectStreams: boolean) => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    return document.save({ useObjectStreams });
  };

  it.each([true, false])('is refused when it is encrypted (object streams: %s)', async (useObjectStreams) => {
    expect(await refusal(await encrypted(useObjectStreams))).toBe('PDF_ENCRYPTED');
  });

  it('is refused wherever it was cut off', async () => {
    const whole = await pdfOf((page) => page.drawCircle({}));
    const cuts = Array.from({ length: 40 }, (_, index) => Math.floor((index * (whole.length - 5)) / 40));
    expect(new Set(await Promise.all(cuts.map((length) => refusal(whole.slice(0, length)))))).toEqual(
      new Set(['PDF_BROKEN']),
    );
  });

  it.each([
    ['no PDF at all', 'a text'],
    ['a head alone', '%PDF-1.7\n%%EOF'],
    [
      'a page tree that holds itself',
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ],
    [
      'content that is missing',
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 9 0 R >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ],
  ])('is refused with %s', async (_what, text) => {
    expect(await refusal(Buffer.from(text, 'latin1'))).toBe('PDF_BROKEN');
  });

  it.each([
    [8, 'stamped'],
    [64, 'PDF_TOO_COMPLEX'],
  ])('is one whose structure unpacks to far too much: at %d MiB it is %s', async (mebibytes, outcome) => {
    expect(await refusal(withStructureOf(mebibytes * 1_048_576))).toBe(outcome);
  });

  it.each([
    ['too narrow', [80, 842]],
    ['too low', [595, 100]],
  ] as const)('is refused when its first page is %s', async (_what, [width, height]) => {
    expect(await refusal(await pdfOf((page) => page.setMediaBox(0, 0, width, height)))).toBe('PDF_TOO_SMALL');
  });

  it.each([0, -1, 10.5, NaN])('is refused with an amount of %d cents', async (amountCents) => {
    expect(
      await refusal(await pdfOf((page) => page.setRotation(degrees(90))), { dots, amountCents, capCents: 5_000 }),
    ).toBe('AMOUNT_INVALID');
  });
});
