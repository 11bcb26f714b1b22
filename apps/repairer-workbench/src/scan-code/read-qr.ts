import type { Picture } from '@alveole/hex-code/detector';

/** The part of the Shape Detection API that is used here; browsers of phones have it, others do not. */
interface PlatformDetector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface PlatformDetectorClass {
  new (options: { readonly formats: readonly string[] }): PlatformDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The text of a QR code in a picture; undefined where there is none. */
export type ReadQr = (picture: Picture) => Promise<string | undefined>;

/** The platform's own detector where it reads QR codes, else a decoder in plain JavaScript (ADR 44). */
export async function openQrReader(
  platform: PlatformDetectorClass | undefined = (globalThis as { BarcodeDetector?: PlatformDetectorClass })
    .BarcodeDetector,
): Promise<ReadQr> {
  const formats = (await platform?.getSupportedFormats().catch(() => [])) ?? [];
  if (platform === undefined || !formats.includes('qr_code')) return decoded;
  const detector = new platform({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(imageDataOf(picture)))[0]?.rawValue;
}

const decoded: ReadQr = async ({ data, width, height }) => {
  const { default: decodeQr } = await import('qr/decode.js');
  try {
    return decodeQr({ data, width, height });
  } catch {
    return undefined;
  }
};

function imageDataOf({ data, width, height }: Picture): ImageData {
  return new ImageData(new Uint8ClampedArray(data), width, height);
}
