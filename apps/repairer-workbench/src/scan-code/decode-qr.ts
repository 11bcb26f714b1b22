import type { Picture } from '@alveole/hex-code/detector';
import type { _QRScanner } from 'qr/decode.js';
import type { ReadQr } from './read-qr.ts';

/** What stays from one picture to the next of the same size; to take it anew costs a third of a look (ADR 72). */
type Scanner = Pick<_QRScanner, 'addImage' | 'decode'>;

/** A decoder in plain JavaScript, until that of WebAssembly has come (ADR 44, 102). */
export async function openQrDecoder(): Promise<ReadQr> {
  const { _QRScanner: ScannerOfSize } = await import('qr/decode.js');
  let size = { width: 0, height: 0 };
  let scanner: Scanner;
  const scannerFor = ({ width, height }: Picture): Scanner => {
    if (width === size.width && height === size.height) return scanner;
    size = { width, height };
    return (scanner = new ScannerOfSize({ maxSize: size }));
  };
  return async (picture) => {
    const ofSize = scannerFor(picture);
    ofSize.addImage(picture);
    const [text] = ofSize.decode();
    return typeof text === 'string' ? text : undefined;
  };
}
