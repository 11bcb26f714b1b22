import { buildHeic, buildJpeg, buildPng } from '@alveole/testing/builders';
import { describeKinds } from '@alveole/ui/format';
import { documentFault, documentTypes, photoFault } from './chosen-file-faults.ts';

const wrongType =
  'Les fichiers autorisés sont les images au format PNG ou JPG, ainsi que les documents PDF. Une image HEIC ou AVIF est acceptée aussi\u00a0: cet appareil la convertit.';
const noPicture = 'Ce fichier n’est pas une photo\u00a0: choisissez une image JPEG, PNG, HEIC ou AVIF';
const damaged = /^Image endommagée\u00a0: /;
const fileOf = (content: BlobPart, name = 'velo.jpg', type = '') => new File([content], name, { type });
const cut = (bytes: Uint8Array<ArrayBuffer>, by = 2) => bytes.slice(0, -by);

describe('a chosen picture', () => {
  it.each([
    ['a JPEG of 8064 × 6048 pixels', buildJpeg({ width: 8064, height: 6048 })],
    ['a PNG', buildPng()],
    ['a HEIC', buildHeic()],
    ['a HEIC whose sizes stand behind its pixels', buildHeic({ meta: 'last' })],
    ['a HEIC with a trailer of the phone', new Blob([buildHeic(), 'SEFT....']) as BlobPart],
    ['an AVIF', buildHeic({ brand: 'avif' })],
    ['a JPEG with a film behind it', new Blob([buildJpeg(), 'ftypmp42']) as BlobPart],
  ])('is taken when it is %s, whatever its name and type', async (_what, content) => {
    for (const [name, type] of [
      ['IMG_1.HIF', 'image/heif'],
      ['photo', 'application/octet-stream'],
      ['velo.png', ''],
    ] as const) {
      expect(await photoFault(fileOf(content, name, type))).toBeUndefined();
      expect(await documentFault(fileOf(content, name, type))).toBeUndefined();
    }
  });

  it.each([
    ['JPEG that was cut in its pixels', cut(buildJpeg())],
    ['JPEG that was cut in its head', buildJpeg().slice(0, 20)],
    ['JPEG without a size', buildJpeg({ width: 0 })],
    ['PNG that was cut', cut(buildPng(), 13)],
    ['PNG without a size', buildPng({ height: 0 })],
    ['HEIC that was cut in its pixels', cut(buildHeic(), 1_000)],
    ['HEIC that was cut before its sizes', cut(buildHeic({ meta: 'last' }), 20)],
    ['HEIC without pixels', cut(buildHeic(), 70_008)],
    ['HEIC without a size', buildHeic({ width: 0 })],
  ])('is told to be damaged when it is a %s', async (_what, content) => {
    expect(await photoFault(fileOf(content))).toMatch(damaged);
    expect(await documentFault(fileOf(content))).toMatch(damaged);
  });

  it.each([
    [
      'JPEG of 12,000 × 9,500 pixels',
      buildJpeg({ width: 12_000, height: 9_500 }),
      /^Image trop grande\u00a0: 114.millions de pixels, 110.millions au plus\./,
    ],
    [
      'HEIC of 60,000 × 60,000 pixels',
      buildHeic({ width: 60_000, height: 60_000 }),
      /^Image trop grande\u00a0: 3.600.millions de pixels, 52.millions au plus\./,
    ],
  ])('is told to be too large when it is a %s', async (_what, content, words) => {
    expect(await photoFault(fileOf(content))).toMatch(words);
  });

  it.each([
    ['a GIF', 'GIF89a...'],
    ['a film', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['a page of HTML', '<html></html>'],
  ])('is none when it is %s, though its name says so', async (_what, content) => {
    expect(await photoFault(fileOf(content, 'velo.jpg', 'image/jpeg'))).toBe(noPicture);
    expect(await documentFault(fileOf(content, 'velo.jpg', 'image/jpeg'))).toBe(wrongType);
  });
});

it.each(documentTypes.filter((type) => type.startsWith('image/')))(
  'names the type %s in the refusal of a document and of a photo, as the hint of their fields does',
  async (type) => {
    const kind = describeKinds([type]).replace('JPEG', 'JP');
    const page = fileOf('<html></html>', 'page.html');
    expect(await documentFault(page)).toContain(kind);
    expect(await photoFault(page)).toContain(kind);
  },
);

describe('a chosen PDF', () => {
  it.each([
    ['facture.pdf', 'application/pdf'],
    ['facture.pdf', 'application/octet-stream'],
    ['download', 'application/download'],
    ['facture', ''],
    ['facture.jpg', 'image/jpeg'],
  ])('is a document as %s of type %j, and never a photo', async (name, type) => {
    for (const content of ['%PDF-1.7', 'Content-Type: application/pdf\r\n\r\n%PDF-1.7']) {
      expect(await documentFault(fileOf(content, name, type))).toBeUndefined();
      expect(await photoFault(fileOf(content, name, type))).toBe(noPicture);
    }
  });
});

describe('a chosen PDF that nobody can read', () => {
  const pdf = (catalog: string, page = '/Contents 4 0 R', kids = '3 0 R') =>
    [
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
      `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count 1 >>\nendobj`,
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>\nendobj`,
      '4 0 obj\n<< /Length 20 >>\nstream\n50 800 m 500 800 l S\nendstream\nendobj',
      'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ].join('\n');

  it.each([
    [
      'a password',
      pdf('').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 >>'),
      /demande un mot de passe/,
    ],
    ['no page', pdf('', '', ''), /n’a aucune page/],
    [
      'a form of its own program',
      pdf('/AcroForm << /XFA 4 0 R /Fields [] >>'),
      /un formulaire que seul son logiciel affiche/,
    ],
    ['the cover of a portfolio', pdf('/Collection << >>'), /la couverture d’un porte-documents/],
    ['an empty first page', pdf('', ''), /La première page de ce PDF est vide/],
  ])('is told at once: %s', async (_what, content, words) => {
    expect(await documentFault(fileOf(content, 'kbis.pdf', 'application/pdf'))).toMatch(words);
  });

  it('is left to the service when it is damaged or odd', async () => {
    expect(await documentFault(fileOf(pdf(''), 'kbis.pdf'))).toBeUndefined();
    expect(await documentFault(fileOf(pdf('').slice(0, 90), 'kbis.pdf'))).toBeUndefined();
  });
});

it.each(['facture.pdf', 'FACTURE.PDF'])('tells of a text named %s that this PDF cannot be read', async (name) => {
  expect(await documentFault(fileOf('Facture 12', name))).toMatch(/^Ce PDF ne peut pas être lu/);
});
