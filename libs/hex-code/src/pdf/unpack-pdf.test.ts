import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { unpackPdf } from './unpack-pdf.ts';

/** A page with this content, packed once for each filter that is named. */
async function pdfWith(content: Uint8Array, entries: Record<string, unknown> = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const stream = context.stream(content as never, { Filter: 'FlateDecode', ...entries } as never);
  document.addPage([595, 842]).node.set(PDFName.of('Contents'), context.register(stream));
  return document.save();
}

async function streamsOf(bytes: Uint8Array): Promise<{ filter: unknown; text: string }[]> {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream
        ? [{ filter: object.dict.get(PDFName.of('Filter')), text: Buffer.from(object.contents).toString('latin1') }]
        : [],
    );
}

const words = Buffer.from('BT /F1 12 Tf (Total TTC 51,00) Tj ET');

describe('an unpacked PDF', () => {
  it('says the same with nothing packed in it', async () => {
    const unpacked = await unpackPdf(await pdfWith(deflateSync(words)));
    expect(await streamsOf(unpacked)).toEqual([{ filter: undefined, text: words.toString() }]);
  });

  it('is unpacked from filter within filter', async () => {
    const twice = Buffer.from(`${Buffer.from(deflateSync(words)).toString('hex')}>`);
    const packed = await pdfWith(twice, { Filter: ['ASCIIHexDecode', 'FlateDecode'] });
    expect(await streamsOf(await unpackPdf(packed))).toEqual([{ filter: undefined, text: words.toString() }]);
  });

  it.each([
    ['a picture', { Subtype: 'Image' }],
    ['what is packed in a way that text never is', { Filter: 'DCTDecode' }],
    ['what is broken', { Filter: 'FlateDecode' }],
  ])('has nothing in the place of %s', async (_, entries) => {
    const [stream] = await streamsOf(await unpackPdf(await pdfWith(Buffer.from([0xff, 0xd8, 0xff]), entries)));
    expect(stream).toEqual({ filter: undefined, text: '' });
  });

  it('is refused where a few kilobytes unpack to more than any invoice has', async () => {
    const bomb = await pdfWith(deflateSync(Buffer.alloc(32 * 1_048_576, ' ')));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(unpackPdf(bomb)).rejects.toMatchObject({ code: 'PDF_TOO_COMPLEX' });
  });

  it('is refused where many streams do so together', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const packed = deflateSync(Buffer.alloc(1_048_576));
    for (let count = 0; count < 20; count += 1)
      document.context.register(document.context.stream(packed as never, { Filter: 'FlateDecode' }));
    await expect(unpackPdf(await document.save())).rejects.toMatchObject({ code: 'PDF_TOO_COMPLEX' });
  });

  it('is refused of what is no PDF', async () => {
    await expect(unpackPdf(Buffer.from('no PDF'))).rejects.toMatchObject({ code: 'PDF_BROKEN' });
  });
});
