import { mediaTypeOfBytes } from './media-type.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const wide = (text: string) => text.replace(/./gs, '$&\0');

describe('the media type of a file by its first bytes', () => {
  it.each([
    ['application/pdf', '%PDF-1.7'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['image/heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heix'],
    ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
    ['image/webp', 'RIFF....WEBPVP8 '],
    ['image/gif', 'GIF89a'],
    ['application/zip', 'PK\x03\x04'],
    ['text/xml', '<?xml version="1.0"?><Document/>'],
    ['text/xml', '\xef\xbb\xbf<Document/>'],
    ['text/xml', '\n  <camt:Document/>'],
    ['text/xml', wide('<?xml version="1.0" encoding="UTF-16"?>')],
    ['text/xml', `\xff\xfe${wide('<Document/>')}`],
    ['text/html', '<!DOCTYPE html><html>'],
    ['text/plain', 'REP00123;VEL00456\r\n'],
    ['text/plain', 'Pr\xe9nom;Nom'],
  ])('is %s of %j', (type, start) => {
    expect(mediaTypeOfBytes(bytesOf(start))).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a film of a phone', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['a program', 'MZ\x90\0'],
  ])('is unknown of %s', (_what, start) => {
    expect(mediaTypeOfBytes(bytesOf(start))).toBeUndefined();
  });
});
