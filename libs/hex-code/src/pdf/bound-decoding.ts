import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** Far more than the structure of an invoice takes. */
const MAX_DECODED_BYTES = 32 * 1_048_576;

interface DecodedStream {
  ensureBuffer(bytes: number): Uint8Array;
}

let isBound = false;

/**
 * Bounds what one compressed stream may unpack to: a few kilobytes of structure can announce gigabytes, and the library
 * has no bound of its own. All its decoders grow by one method of their common ancestor, which it does not export.
 */
export function boundDecoding(): void {
  if (isBound) return;
  const decoders = ancestorOfDecoders();
  const grow = decoders.ensureBuffer;
  decoders.ensureBuffer = function (bytes) {
    if (bytes > MAX_DECODED_BYTES) throw new RangeError('A stream unpacks to too many bytes');
    return grow.call(this, bytes);
  };
  isBound = true;
}

function ancestorOfDecoders(): DecodedStream {
  const dictionary = PDFContext.create().obj({ Filter: 'FlateDecode' });
  const deflatedNothing = Uint8Array.of(0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01);
  const decoder = decodePDFRawStream(PDFRawStream.of(dictionary, deflatedNothing));
  return Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as DecodedStream;
}
