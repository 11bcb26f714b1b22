import { isFileNumber } from '@alveole/domain';
import type { Picture } from '@alveole/hex-code/detector';
import { openQrDecoder } from './decode-qr.ts';
import { detectorOfPlatform, openPlatformDetector } from './platform-detector.ts';
import type { PlatformDetectorClass } from './platform-detector.ts';

/** The text of a QR code in a picture, that of a file first where several are seen; undefined where there is none. */
export type ReadQr = (picture: Picture) => Promise<string | undefined>;

/** The platform's own detector where it reads QR codes, else a decoder in plain JavaScript (ADR 44). */
export async function openQrReader(
  platform: PlatformDetectorClass | undefined = detectorOfPlatform(),
): Promise<ReadQr> {
  const detect = await openPlatformDetector(platform, { needed: ['qr_code'] });
  if (!detect) return openQrDecoder();
  return async (picture) => ofFileFirst((await detect(picture)).map(({ rawValue }) => rawValue));
}

function ofFileFirst(texts: readonly string[]): string | undefined {
  return texts.find((text) => isFileNumber(text.trim())) ?? texts[0];
}
