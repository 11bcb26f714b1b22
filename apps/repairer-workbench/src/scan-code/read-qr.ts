import type { Picture } from '@alveole/hex-code/detector';
import { detectorOfPlatform, openPlatformDetector } from './platform-detector.ts';
import type { PlatformDetectorClass } from './platform-detector.ts';

/** The text of a QR code in a picture; undefined where there is none. */
export type ReadQr = (picture: Picture) => Promise<string | undefined>;

/** The platform's own detector where it reads QR codes, else a decoder in plain JavaScript (ADR 44). */
export async function openQrReader(
  platform: PlatformDetectorClass | undefined = detectorOfPlatform(),
): Promise<ReadQr> {
  const detect = await openPlatformDetector(platform, { needed: ['qr_code'] });
  return detect ? async (picture) => (await detect(picture))[0]?.rawValue : decoded;
}

const decoded: ReadQr = async ({ data, width, height }) => {
  const { default: decodeQr } = await import('qr/decode.js');
  try {
    return decodeQr({ data, width, height });
  } catch {
    return undefined;
  }
};
