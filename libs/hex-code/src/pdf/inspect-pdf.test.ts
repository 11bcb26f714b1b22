import { PDFDocument } from '@cantoo/pdf-lib';
import { noDots } from '../dots.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { contentStream, rawPdf } from './raw-pdf.fixture.ts';
import { stampPdf } from './stamp-pdf.ts';

const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 5 0 R >>';
const text = contentStream('BT /F1 11 Tf (Facture) Tj ET');
const nothing = '<< >>';
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

const outcomeOf = (bytes: Uint8Array) =>
  inspectPdf(bytes).then(
    () => 'readable',
    ({ code }: { code: string }) => code,
  );
const stampOf = (bytes: Uint8Array) =>
  stampPdf(bytes, { dots: noDots(), amountCents: 5_000 }).then(
    ({ bytes: stamped }) => outcomeOf(stamped),
    ({ code }: { code: string }) => code,
  );

async function encrypted(userPassword: string | undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawRectangle({ width: 50, height: 20 });
  document.encrypt({ ownerPassword: 'owner', ...(userPassword === undefined ? {} : { userPassword }) });
  return document.save();
}

describe('a PDF that nobody can read', () => {
  it.each([
    ['has no page', [catalog(), '<< /Type /Pages /Kids [] /Count 0 >>'], 'PDF_NO_PAGE'],
    [
      'is an XFA form',
      [catalog('/AcroForm << /XFA 4 0 R /Fields [] >>'), pages, page, text, nothing],
      'PDF_FORM_SHELL',
    ],
    [
      'is an XFA form that asks to be drawn',
      [catalog('/NeedsRendering true /AcroForm << /XFA 4 0 R /Fields [5 0 R] >>'), pages, page, text, nothing],
      'PDF_FORM_SHELL',
    ],
    [
      'is the cover of a portfolio',
      [catalog('/Collection << /View /D >>'), pages, page, text, nothing],
      'PDF_PORTFOLIO',
    ],
    ['has an empty first page', [catalog(), pages, page, contentStream('q 1 0 0 1 0 0 cm Q'), nothing], 'PDF_BLANK'],
    [
      'has a first page without content',
      [catalog(), pages, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'],
      'PDF_BLANK',
    ],
    [
      'has a first page that draws an empty form',
      [
        catalog(),
        pages,
        page,
        contentStream('/X0 Do'),
        '<< /XObject << /X0 6 0 R >> >>',
        contentStream('q Q', '/Subtype /Form'),
      ],
      'PDF_BLANK',
    ],
    ['names a drawing that is not there', [catalog(), pages, page, contentStream('/X0 Do'), nothing], 'PDF_BLANK'],
    [
      'draws a form that draws itself',
      [
        catalog(),
        pages,
        page,
        contentStream('/X0 Do'),
        '<< /XObject << /X0 6 0 R >> >>',
        contentStream('/X0 Do', '/Subtype /Form /Resources 5 0 R'),
      ],
      'PDF_BLANK',
    ],
  ])('is told when it %s', async (_what, objects, code) => {
    expect(await outcomeOf(rawPdf(objects))).toBe(code);
  });

  it('is told when it asks for a password', async () => {
    expect(await outcomeOf(await encrypted('secret'))).toBe('PDF_ENCRYPTED');
  });

  it('is told when it is cut', async () => {
    expect(await outcomeOf(rawPdf([catalog(), pages, page, text, nothing]).slice(0, 120))).toBe('PDF_BROKEN');
  });
});

describe('a PDF that a reader shows', () => {
  it.each([
    ['its page has text', [catalog(), pages, page, text, nothing]],
    ['its page has lines alone', [catalog(), pages, page, contentStream('0 0 m 10 10 l S'), nothing]],
    [
      'its page is a scan',
      [
        catalog(),
        pages,
        page,
        contentStream('q /Im1 Do Q'),
        '<< /XObject << /Im1 6 0 R >> >>',
        contentStream('..', '/Subtype /Image'),
      ],
    ],
    [
      'its page draws a form with text',
      [
        catalog(),
        pages,
        page,
        contentStream('/X0 Do'),
        '<< /XObject << /X0 6 0 R >> >>',
        contentStream('BT (Facture) Tj ET', '/Subtype /Form'),
      ],
    ],
    [
      'its page is a filled form',
      [
        catalog('/AcroForm << /Fields [6 0 R] >>'),
        pages,
        page.replace('/Contents', '/Annots [6 0 R] /Contents'),
        contentStream('q Q'),
        nothing,
        '<< /Subtype /Widget >>',
      ],
    ],
    [
      'it is a form with fields and XFA beside them',
      [catalog('/AcroForm << /XFA 4 0 R /Fields [6 0 R] >>'), pages, page, text, nothing, '<< /Subtype /Widget >>'],
    ],
    [
      'its pages do not say what they are',
      [catalog(), '<< /Kids [3 0 R] /Count 1 >>', '<< /MediaBox [0 0 595 842] /Contents 4 0 R >>', text],
    ],
    ['its catalog does not say what it is', ['<< /Pages 2 0 R >>', pages, page, text, nothing]],
    ['its page has no box', [catalog(), pages, '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>', text]],
    ['its box is no rectangle', [catalog(), pages, page.replace('[0 0 595 842]', '[0 0 null]'), text, nothing]],
    ['its box has no room', [catalog(), pages, page.replace('[0 0 595 842]', '[0 0 0 0]'), text, nothing]],
    [
      'its box is told by the tree',
      [
        catalog(),
        '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox 5 0 R >>',
        '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
        text,
        '[0 0 595 842]',
      ],
    ],
    [
      'its visible part lies beside its box',
      [catalog(), pages, page.replace('/Contents', '/CropBox [900 900 990 990] /Contents'), text, nothing],
    ],
  ])('is read and stamped when %s', async (_what, objects) => {
    expect(await outcomeOf(rawPdf(objects))).toBe('readable');
    expect(await stampOf(rawPdf(objects))).toBe('readable');
  });

  it('is read and stamped when its trailer names no catalog', async () => {
    const bytes = rawPdf([catalog(), pages, page, text, nothing], '<< /Size 6 >>');
    expect([await outcomeOf(bytes), await stampOf(bytes)]).toEqual(['readable', 'readable']);
  });

  it('is read and stamped when its trailer names something else as catalog', async () => {
    const bytes = rawPdf(['<< /Pages 2 0 R >>', pages, page, text, nothing], '<< /Root 9 0 R >>');
    expect([await outcomeOf(bytes), await stampOf(bytes)]).toEqual(['readable', 'readable']);
  });

  it('is read and stamped when it is protected against changes alone', async () => {
    const bytes = await encrypted(undefined);
    expect([await outcomeOf(bytes), await stampOf(bytes)]).toEqual(['readable', 'readable']);
  });
});
