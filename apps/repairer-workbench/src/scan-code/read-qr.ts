import type { Picture } from '@alveole/hex-code/detector';
import { openQrDecoder } from './decode-qr.ts';
import { ofFileFirst } from './file-text.ts';
import { openPlatformDetector } from './platform-detector.ts';
import type { PlatformDetectorClass } from './platform-detector.ts';

/** The text of a QR code in a picture, that of a file first where several are seen; undefined where there is none. */
export type ReadQr = (picture: Picture) => Promise<string | undefined>;

/**
 * The platform's own detector where it reads QR codes, else ZXing in WebAssembly; a decoder in plain JavaScript reads until
 * that has come, and goes on where it cannot be had (ADR 102).
 */
export async function openQrReader(
  platform: PlatformDetectorClass | undefined,
  openWasm: () => Promise<ReadQr>,
): Promise<ReadQr> {
  const detect = await openPlatformDetector(platform, { needed: ['qr_code'] });
  if (detect) return async (picture) => ofFileFirst((await detect(picture)).map(({ rawValue }) => rawValue));
  let decode = await openQrDecoder();
  void openWasm().then(
    (decodeByWasm) => (decode = decodeByWasm),
    () => undefined,
  );
  return (picture) => decode(picture);
}
