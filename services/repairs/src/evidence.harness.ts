import { deflateSync } from 'node:zlib';

/** A page of A4 with a line on it, and no text. */
export const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj',
    '<< /Type /Catalog /Pages 2 0 R >>',
    'endobj',
    '2 0 obj',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    'endobj',
    '3 0 obj',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R >>',
    'endobj',
    '5 0 obj',
    '<< /Length 20 >>',
    'stream',
    '50 800 m 500 800 l S',
    'endstream',
    'endobj',
    'trailer',
    '<< /Root 1 0 R >>',
    '%%EOF',
    '',
  ].join('\n'),
);

/** White, 320 × 240. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAADwAQMAAABL4y8oAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVRo3u3BgQAAAADDoPlTH+ECVQEAAAAAAAAAAMA3JnAAAUXaaEgAAAAASUVORK5CYII=',
  'base64',
);

/** An invoice as programs print it: packed text, columns (parted by tabulators) placed each by itself. */
export function invoiceOf(...lines: readonly string[]): Buffer {
  const words = lines.flatMap((line, row) =>
    line.split('\t').map((text, column) => `1 0 0 1 ${50 + column * 250} ${780 - row * 20} Tm <${hexOf(text)}> Tj`),
  );
  const packed = deflateSync(`BT /F1 11 Tf ${words.join(' ')} ET`);
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> >>`;
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n${page}\nendobj\n`,
    ),
    Buffer.from(`4 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/** In the encoding of Windows, where the euro has a place of its own. */
const hexOf = (text: string): string => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1').toString('hex');
