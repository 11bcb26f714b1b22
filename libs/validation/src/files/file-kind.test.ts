import fc from 'fast-check';
import { fileKindOfBytes, fileSignatureLength, startOfPdf } from './file-kind.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const signatures = { pdf: '%PDF-1.7\n', png: '\x89PNG\r\n\x1a\n', jpeg: '\xff\xd8\xff\xe0\x00\x10JFIF' } as const;

describe('the kind of a file by its first bytes', () => {
  it.each(Object.entries(signatures))('recognises a %s', (kind, start) => {
    expect(fileKindOfBytes(bytesOf(start))).toBe(kind);
  });

  it.each([
    ['a GIF', 'GIF89a......'],
    ['a HEIC', '\x00\x00\x00\x18ftypheic'],
    ['a ZIP', 'PK\x03\x04....'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
    ['a cut PNG', '\x89PNG\r\n'],
    ['a ZIP that begins with a PDF', 'PK\x03\x04............facture.pdf%PDF-1.7'],
    ['a page of HTML that names a PDF', '<html>%PDF-1.7'],
    ['a program with a PDF behind it', 'MZ..%PDF-1.7'],
    ['a PDF behind more than 1,024 bytes', `${' '.repeat(1_025)}%PDF-1.7`],
  ])('refuses %s', (_name, start) => {
    expect(fileKindOfBytes(bytesOf(start))).toBeUndefined();
  });

  it.each([
    ['the header of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['blank lines', '\r\n\r\n'],
    ['a command of a printer', '\x1b%-12345X@PJL\n'],
    ['1,024 bytes', ' '.repeat(1_024)],
  ])('recognises a PDF behind %s, and tells where it begins', (_what, junk) => {
    const file = bytesOf(`${junk}%PDF-1.7`);
    expect([fileKindOfBytes(file), startOfPdf(file)]).toEqual(['pdf', junk.length]);
  });

  it('needs no more than the announced number of bytes, whatever follows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(signatures)), fc.uint8Array(), ([kind, start], rest) => {
        const head = bytesOf(start).slice(0, fileSignatureLength);
        expect(fileKindOfBytes(Uint8Array.from([...head, ...rest]))).toBe(kind);
        expect(fileKindOfBytes(head)).toBe(kind);
      }),
    );
  });
});
