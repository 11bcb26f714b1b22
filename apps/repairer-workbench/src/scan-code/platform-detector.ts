import type { Picture } from '@alveole/hex-code/detector';

/** A code that the platform sees; places in pixels. */
export interface PlatformCode {
  readonly format: string;
  readonly rawValue: string;
  readonly boundingBox: Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;
}

/** The part of the Shape Detection API that is used here; browsers of phones have it, others do not. */
export interface PlatformDetectorClass {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: ImageData): Promise<readonly PlatformCode[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The platform's own detector, in pages and in workers; undefined where there is none. */
export const detectorOfPlatform = (): PlatformDetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: PlatformDetectorClass }).BarcodeDetector;

export interface SoughtFormats {
  readonly needed: readonly string[];
  /** Looked for as well where the platform knows them. */
  readonly welcome?: readonly string[];
}

/** What the platform sees in pictures; undefined where it does not know each kind that is needed. */
export async function openPlatformDetector(
  platform: PlatformDetectorClass | undefined,
  { needed, welcome = [] }: SoughtFormats,
): Promise<((picture: Picture) => Promise<readonly PlatformCode[]>) | undefined> {
  const known = (await platform?.getSupportedFormats().catch(() => [])) ?? [];
  if (platform === undefined || !needed.every((format) => known.includes(format))) return undefined;
  const detector = new platform({ formats: [...needed, ...welcome.filter((format) => known.includes(format))] });
  return (picture) => detector.detect(imageDataOf(picture));
}

function imageDataOf({ data, width, height }: Picture): ImageData {
  return new ImageData(new Uint8ClampedArray(data), width, height);
}
