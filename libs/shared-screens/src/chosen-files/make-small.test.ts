import { givePictureMaker } from '@alveole/testing/browser';
import { buildHeic, buildJpeg, buildPng } from '@alveole/testing/builders';
import { heicTo } from 'heic-to/csp';
import { fitted, readableDocument, resizePhoto } from './make-small.ts';
import { pictureFailureText } from './unreadable-picture.ts';

jest.mock('heic-to/csp', () => ({ heicTo: jest.fn() }));

const fileOf = (content: BlobPart, name: string, type = '') => new File([content], name, { type, lastModified: 5 });
const failureOf = (making: Promise<File>) => making.then(() => 'made', pictureFailureText);

describe('a photo of 8064 × 6048 pixels', () => {
  const photo = fileOf(buildJpeg({ width: 8064, height: 6048 }), 'IMG_2043.JPEG', 'image/jpeg');

  it('is sent as a photo of 800 pixels across', async () => {
    const { sizes } = givePictureMaker({ width: 8064, height: 6048 });
    expect(await resizePhoto(photo)).toMatchObject({ name: 'IMG_2043.jpg', type: 'image/jpeg', lastModified: 5 });
    expect(sizes).toEqual([[800, 600]]);
  });

  it('is sent as a document of 2,400 pixels across', async () => {
    const { sizes } = givePictureMaker({ width: 8064, height: 6048 });
    expect(await readableDocument(photo)).toMatchObject({ name: 'IMG_2043.jpg', type: 'image/jpeg' });
    expect(sizes).toEqual([[2400, 1800]]);
  });
});

describe('a document', () => {
  it.each([
    ['a PDF without an ending', '%PDF-1.7', 'facture', 'facture.pdf', 'application/pdf'],
    ['a PDF announced as a picture', '%PDF-1.7', 'facture.jpg', 'facture.pdf', 'application/pdf'],
    ['a small PNG called JPEG', buildPng(), 'kbis.jpg', 'kbis.png', 'image/png'],
    ['a small JPEG', buildJpeg({ width: 1240, height: 1754 }), 'kbis.jpeg', 'kbis.jpg', 'image/jpeg'],
  ])('goes as it is, called by what it is, when it is %s', async (_what, content, chosen, name, type) => {
    const { sizes } = givePictureMaker();
    const document = fileOf(content, chosen);
    const sent = await readableDocument(document);
    expect([sent.name, sent.type, sent.size, sizes]).toEqual([name, type, document.size, []]);
  });

  it.each([
    ['wide', buildPng({ width: 4960, height: 7016 }), [2400, 3394]],
    ['long', buildPng({ width: 1080, height: 20_000 }), [929, 17_213]],
  ])('that is a %s picture becomes a JPEG that a server takes', async (_what, content, size) => {
    const view = new DataView(content.buffer);
    const { sizes } = givePictureMaker({ width: view.getUint32(16), height: view.getUint32(20) });
    expect(await readableDocument(fileOf(content, 'recu.png'))).toMatchObject({ name: 'recu.jpg' });
    expect(sizes).toEqual([size]);
  });

  it('that is a HEIC becomes a JPEG on white, wherever its sizes stand', async () => {
    const { paint } = givePictureMaker();
    jest.mocked(heicTo).mockResolvedValue({ width: 4032, height: 3024, close() {} } as unknown as Blob);
    const heic = fileOf(buildHeic({ meta: 'last' }), 'IMG_1.HIF');
    expect(await readableDocument(heic)).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(paint).toEqual(['#fff', 'picture']);
  });
});

describe('a picture that cannot be decoded', () => {
  const decoder = jest.fn(() => Promise.reject(new Error('no picture')));
  beforeEach(() => {
    Object.assign(globalThis, { createImageBitmap: decoder });
    jest.mocked(heicTo).mockReset().mockRejectedValue(new Error('no picture'));
  });

  it.each([
    ['small JPEG', buildJpeg({ width: 800, height: 600 }), /^Image endommagée/],
    ['JPEG of 48 million pixels', buildJpeg({ width: 8064, height: 6048 }), /^Image trop grande pour cet appareil/],
    ['HEIC', buildHeic(), /^Image endommagée/],
    ['AVIF', buildHeic({ brand: 'avif' }), /^Cet appareil ne lit pas les images AVIF/],
    ['picture that was cut since', buildJpeg().slice(0, -2), /^Image endommagée/],
  ])('is told in words when it is a %s', async (_what, content, words) => {
    expect(await failureOf(readableDocument(fileOf(content, 'kbis.jpg')))).toMatch(words);
    expect(await failureOf(resizePhoto(fileOf(content, 'velo.jpg')))).toMatch(words);
  });
});

it('no picture is drawn larger than it is', () => {
  expect(fitted({ width: 320, height: 240 }, 800)).toEqual({ width: 320, height: 240 });
  expect(fitted({ width: 100_000, height: 1 }, 800)).toEqual({ width: 800, height: 1 });
});
